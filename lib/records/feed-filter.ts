import type { Channel, ChannelItem } from './channel.ts';
import type { Settings } from './settings.ts';

/** A function that returns whether an item of a channel is hidden in the feed. */
export type FeedFilter = (item: Pick<ChannelItem, 'title' | 'kind'>, channel?: Pick<Channel, 'feedHidden'>) => boolean;

/** Creates the filter of the settings: it hides kinds of items, and items with a muted word in their title. */
export function createFeedFilter({ feedHidden = [], mutedWords = [] }: Partial<Settings> = {}): FeedFilter {
  const words = mutedWords.map(foldText).filter(Boolean);
  return ({ title, kind }, channel) => {
    if (kind !== undefined && (feedHidden.includes(kind) || channel?.feedHidden?.includes(kind))) return true;
    const folded = foldText(title);
    return words.some((word) => hasWord(folded, word));
  };
}

/** Letters and digits of the scripts that separate words by spaces. */
const spaced =
  '[[\\p{L}\\p{M}\\p{N}]--[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]]';
const startsSpaced = new RegExp(`^${spaced}`, 'v');
const endsSpaced = new RegExp(`${spaced}$`, 'v');

/** Returns whether a text contains a whole word, so that "ad" is not found in "bread". */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWithinWord(text, at) && !isWithinWord(text, at + word.length)) return true;
  }
  return false;
}

/** Returns whether both neighbors of an offset are letters. A letter has at most two UTF-16 units. */
const isWithinWord = (text: string, at: number): boolean =>
  endsSpaced.test(text.slice(Math.max(0, at - 2), at)) && startsSpaced.test(text.slice(at, at + 2));

/** Folds a text for comparison: one case and width, without the accents that users may leave out ("cafe" for "café"). */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
