import { Failure } from '../../lib/contract/failure.ts';
import type { ElementRequest } from '../channels/page-channel.ts';
import { mediaElements } from './take-snapshot.ts';

/** The element that a question is about. Throws `pageGone` once the page shows something else. */
export function elementOf({ pageUrl, element }: ElementRequest): HTMLMediaElement {
  const found = location.href === pageUrl ? mediaElements(document)[element] : undefined;
  if (!found) throw pageGoneFailure();
  return found;
}

export const pageGoneFailure = () => new Failure('pageGone', 'the page has moved on');
