import type { FailureData } from '../../lib/contract/failure.ts';
import { isServerUrl } from '../../lib/http/server-url.ts';

/**
 * The address of a server's plans, from a `quotaExceeded` failure. Undefined for any other failure, and for an address
 * that is not a server's, because the text comes from the server.
 */
export function plansAddress({ code, details }: FailureData): string | undefined {
  if (code !== 'quotaExceeded' || typeof details !== 'object' || details === null || !('pricingUrl' in details)) return undefined;
  const address = String(details.pricingUrl);
  return URL.canParse(address) && isServerUrl(new URL(address)) ? new URL(address).href : undefined;
}
