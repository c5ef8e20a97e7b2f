import { Failure } from '../../lib/contract/failure.ts';
import type { ElementRequest } from '../channels/page-channel.ts';
import { mediaElements } from './take-snapshot.ts';

/** The element that a question is about. Throws `pageGone` once the page shows something else. */
export function elementOf({ pageUrl, element }: ElementRequest): HTMLMediaElement {
  const found = location.href === pageUrl ? mediaElements(document)[element] : undefined;
  if (!found) throw moved();
  return found;
}

export const moved = () => new Failure('pageGone', 'the page has moved on');
