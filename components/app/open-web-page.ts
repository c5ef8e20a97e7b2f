import { isWebAddress } from '../../lib/contract/web-address.ts';

/**
 * Opens the address of a record in a new tab. Does nothing if it is not a web address, because stored addresses may have any
 * scheme.
 */
export function openWebPage(url: string): void {
  if (isWebAddress(url)) open(url, '_blank', 'noopener');
}
