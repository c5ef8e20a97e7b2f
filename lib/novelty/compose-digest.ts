import type { NovelItem } from '../contract/novelty.ts';
import type { ChannelItem } from '../records/channel.ts';
import type { Digest, DigestItem } from '../records/digest.ts';
import { minNovelty } from '../records/min-novelty.ts';
import { splitWords } from '../text/split-words.ts';

/** Words that are read in two minutes, and the most items on the page. */
const maxWords = 400;
const maxItems = 12;
/** Reasons of one item, so that the page has room for others. */
const maxReasons = 2;

/**
 * Selects the items of a digest: first those of `ranked` that add to the library, in their order, then those that have no
 * transcript to compare. `arrivals` are the period's items, newest first.
 */
export function composeDigest(
  ranked: readonly NovelItem[],
  arrivals: readonly ChannelItem[],
  titleOf: (channelId: string) => string,
): Pick<Digest, 'items' | 'otherCount'> {
  const waiting = new Map(arrivals.toReversed().map((item) => [item.contentId, item]));
  const total = waiting.size;
  const candidates: DigestItem[] = [];
  for (const { contentId, novelty, isNewSubject, reasons } of ranked) {
    const item = waiting.get(contentId);
    if (!item) continue;
    waiting.delete(contentId);
    if (novelty >= minNovelty) candidates.push(toDigestItem(item, titleOf, isNewSubject, reasons.slice(0, maxReasons)));
  }
  for (const item of [...waiting.values()].reverse()) candidates.push(toDigestItem(item, titleOf, false, []));
  const items: DigestItem[] = [];
  let words = 0;
  for (const candidate of candidates) {
    words += countWords(candidate);
    // The first one has its place, however long its title is.
    if ((words > maxWords && items.length > 0) || items.length === maxItems) break;
    items.push(candidate);
  }
  return { items, otherCount: total - items.length };
}

const toDigestItem = (
  { contentId, title, sourceUrl, channelId }: ChannelItem,
  titleOf: (channelId: string) => string,
  isNewSubject: boolean,
  reasons: DigestItem['reasons'],
): DigestItem => ({ contentId, title, sourceUrl, channelTitle: titleOf(channelId), isNewSubject, reasons });

const countWords = ({ title, channelTitle, reasons }: DigestItem): number =>
  splitWords([title, channelTitle, ...reasons.map(({ text }) => text)].join('\n'), '').length;
