import { Failure } from '../contract/failure.ts';
import type { Subscription } from '../ports/feeds.ts';
import { readOpml } from './read-opml.ts';
import { readTakeout } from './read-takeout.ts';

const maxLength = 10_000_000;

/** Reads the feeds in an exported file: OPML, or Google Takeout's list. Throws `invalid` or `tooLarge`. */
export function readSubscriptions(text: string): Subscription[] {
  if (text.length > maxLength) throw new Failure('tooLarge', `more than ${maxLength} characters`);
  return /^[\uFEFF\s]*</.test(text) ? readOpml(text) : readTakeout(text);
}
