import type { FailureData } from '../../lib/contract/failure.ts';
import { isServerUrl } from '../../lib/http/server-url.ts';

/**
 * The address of a server's plans, from a `quotaExceeded` failure. Undefined for any other failure, and for an address
 * that is not a server's, because the text comes from the server.
 */
export function plansAddress({ code, details }: FailureData): string | undefined {
  const pricingUrl = String(details?.pricingUrl);
  if (code !== 'quotaExceeded' || !URL.canParse(pricingUrl)) return undefined;
  const url = new URL(pricingUrl);
  return isServerUrl(url) ? url.href : undefined;
}
