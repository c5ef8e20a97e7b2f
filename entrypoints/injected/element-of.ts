import { Failure } from '../../lib/contract/failure.ts';
import type { ElementRequest } from '../channels/page-channel.ts';
import { mediaElements } from './take-snapshot.ts';

/** Returns the requested media element. Throws `pageGone` if the page has another address or no such element. */
export function elementOf({ pageUrl, element }: ElementRequest): HTMLMediaElement {
  const found = location.href === pageUrl ? mediaElements(document)[element] : undefined;
  if (!found) throw pageGoneFailure();
  return found;
}

/** Returns the failure `pageGone` for a request about a page that has changed. */
export const pageGoneFailure = () => new Failure('pageGone', 'The page has changed. Try again.');
