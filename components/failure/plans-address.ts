import type { FailureData } from '../../lib/contract/failure.ts';
import { isServerUrl } from '../app/server-address.ts';

/** Where a server shows its plans, if a failure says so; a server may send any words as the address. */
export function plansAddress({ code, details }: FailureData): string | undefined {
  if (code !== 'quotaExceeded' || typeof details !== 'object' || details === null || !('pricingUrl' in details)) return undefined;
  const address = String(details.pricingUrl);
  return URL.canParse(address) && isServerUrl(new URL(address)) ? new URL(address).href : undefined;
}
