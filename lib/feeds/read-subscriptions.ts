import { Failure } from '../contract/failure.ts';
import type { Subscription } from '../ports/feeds.ts';
import { readChannelList } from './read-channel-list.ts';
import { readCsv } from './read-csv.ts';
import { readOpml } from './read-opml.ts';
import { youtubeChannelId } from './sources/youtube.ts';
import { maxSubscriptions, youtubeSubscription } from './subscription.ts';

const maxLength = 10_000_000;

/**
 * Reads the feeds in an exported file: OPML, or the YouTube channels of Google Takeout, NewPipe or FreeTube. Throws `invalid` or
 * `tooLarge`.
 */
export function readSubscriptions(text: string): Subscription[] {
  if (text.length > maxLength) throw new Failure('tooLarge', `The list has more than ${maxLength} characters.`);
  if (/^[\uFEFF\s]*</.test(text)) return readOpml(text);
  return /^[\uFEFF\s]*[[{]/.test(text) ? readChannelList(text) : readTakeout(text);
}

const columns = 3;

/**
 * Reads the subscriptions in Google Takeout's `subscriptions.csv`: id, address and title. The header is localized, so channels
 * are recognized by their id. Throws `invalid` for any other table.
 */
function readTakeout(csv: string): Subscription[] {
  const rows = readCsv(csv, maxSubscriptions);
  const byId = new Map<string, Subscription>();
  for (const row of rows) {
    const id = row.find((cell) => youtubeChannelId.test(cell));
    if (!id || byId.has(id)) continue;
    const title = row.findLast((cell) => cell && cell !== id && !/^https?:/i.test(cell));
    byId.set(id, youtubeSubscription(id, title));
  }
  const isEmptyList = rows.length === 1 && rows[0]!.length === columns;
  if (byId.size === 0 && !isEmptyList) throw new Failure('invalid', 'The text is not a list of subscriptions.');
  return [...byId.values()];
}
