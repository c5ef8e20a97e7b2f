import { isWebAddress } from '../../lib/contract/web-address.ts';

/** Opens an address of a record in a new tab, if it is a web address: a stored one may be of any kind. */
export function openWebPage(url: string): void {
  if (isWebAddress(url)) open(url, '_blank', 'noopener');
}
