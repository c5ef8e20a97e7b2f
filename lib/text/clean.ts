import { unspaced } from '../subtitles/sentences.ts';
import { type Fillers, fillersOf, unspacedFillers } from './fillers.ts';
import { stopwords } from './stopwords.ts';
import { withSameWords } from './words.ts';

/** A word with what stands between it and the next one. */
interface Spoken {
  word: string;
  key: string;
  gap: string;
}

const wordAndGap = /([\p{L}\p{N}\p{M}\u200c\u200d]+(?:['’-][\p{L}\p{N}\p{M}\u200c\u200d]+)*)([^\p{L}\p{N}]*)/gu;
/** Languages in which a word said twice in a row may be meant. */
const reduplicating = /^(?:id|ms|jv|tl|vi|hi|ur|bn|ta|te|mr|tr|fa|my|km)$/;
const meantTwice = new Set([
  'very',
  'really',
  'so',
  'had',
  'that',
  'no',
  'many',
  'much',
  'long',
  'far',
  'more',
  'vous',
  'nous',
  'die',
  'sie',
]);

/**
 * Spoken text without fillers, repetitions and cut-off words. Words are only ever left out: what remains is in its
 * order and spelling, save that a sentence which began with a capital still does.
 */
export function clean(text: string, language: string): string {
  if (unspaced.test(text)) return cleanUnspaced(text, language);
  const fillers = fillersOf(language);
  const stops = stopwords(language);
  let spoken = split(text, language);
  spoken = spoken.filter((item, i) => !isCutOff(item, spoken[i + 1], stops));
  spoken = withoutPhrases(withoutFillers(spoken, fillers), fillers);
  for (const size of [1, 2, 3]) spoken = withoutRepeats(spoken, size, language);
  return compose(spoken, text);
}

/** Without the words at its start that only tie the sentence to the one before. */
export function withoutLead(text: string, language: string): string {
  const lead = unspacedFillers[language]?.lead;
  if (lead) return withSameWords(text.replace(lead, ''), text, language);
  const { lead: ties } = fillersOf(language);
  const [first] = split(text.slice(0, 60), language);
  if (!first || !ties.has(first.key)) return text;
  const spoken = split(text, language);
  let start = 0;
  while (start < 3 && spoken.length - start > 4 && ties.has(spoken[start]!.key)) start++;
  return start === 0 ? text : compose(spoken.slice(start), text);
}

const split = (text: string, language: string): Spoken[] =>
  [...text.matchAll(wordAndGap)].map(([, word, gap]) => ({
    word: word!,
    key: word!.toLocaleLowerCase(language === 'tr' ? 'tr' : undefined).replaceAll('’', "'"),
    gap: gap!,
  }));

/** A word broken off: "th- the", "y you". */
const isCutOff = ({ key, gap }: Spoken, next: Spoken | undefined, stops: ReadonlySet<string>) =>
  next !== undefined &&
  (/^[-–—](?:[\s,.]|$)/.test(gap) ||
    (key.length < 3 &&
      gap === ' ' &&
      /^\p{Ll}+$/u.test(key) &&
      next.key !== key &&
      next.key.startsWith(key) &&
      stops.size > 0 &&
      !stops.has(key)));

/** The mark that a left-out word bore moves to the word before it, when it ends a sentence or a clause there. */
function leaveOut(kept: Spoken[], gap: string) {
  const before = kept.at(-1);
  if (!before) return;
  if (/[.!?…]/.test(gap) && !/[.!?…]/.test(before.gap)) before.gap = gap;
}

function withoutFillers(spoken: Spoken[], { words }: Fillers): Spoken[] {
  const kept: Spoken[] = [];
  for (const item of spoken) {
    if (words.has(item.key)) leaveOut(kept, item.gap);
    else kept.push(item);
  }
  return kept;
}

function withoutPhrases(spoken: Spoken[], { phrases }: Fillers): Spoken[] {
  const kept: Spoken[] = [];
  for (let i = 0; i < spoken.length; i++) {
    const found = phrases.find(
      ({ words, notAfter, notBefore }) =>
        words.every((word, k) => spoken[i + k]?.key === word) &&
        !notAfter.has(spoken[i - 1]?.key ?? '') &&
        (!notBefore.has(spoken[i + words.length]?.key ?? '') || spoken[i + words.length - 1]!.gap.startsWith(',')),
    );
    if (!found) kept.push(spoken[i]!);
    else {
      i += found.words.length - 1;
      leaveOut(kept, spoken[i]!.gap);
    }
  }
  return kept;
}

/** "we have we have" becomes "we have": of equal neighbours the last stays, with its punctuation. */
function withoutRepeats(spoken: Spoken[], size: number, language: string): Spoken[] {
  if (size === 1 && reduplicating.test(language)) return spoken;
  const kept: Spoken[] = [];
  for (const item of spoken) {
    kept.push(item);
    const start = kept.length - 2 * size;
    if (start < 0) continue;
    const same = kept
      .slice(start, start + size)
      .every((one, k) => one.key === kept[start + size + k]!.key && !/[.!?…:;]/.test(one.gap));
    const meant = size === 1 && (meantTwice.has(item.key) || /\p{N}/u.test(item.key));
    if (same && !meant) kept.splice(start, size);
  }
  return kept;
}

function compose(spoken: Spoken[], original: string): string {
  const text = spoken
    .map(({ word, gap }) => word + (gap === '' ? ' ' : gap))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .replace(/[,;:][,;: ]*(?=[,;.?!])/g, '')
    .trim();
  const opening = /^[^\p{L}\p{N}]*/u.exec(original)![0].match(/["'“‘«¿¡(]+$/)?.[0] ?? '';
  const balanced = opening !== '' && spoken[0] && original.startsWith(opening + spoken[0].word) ? opening + text : text;
  return /^\P{L}*\p{Lu}/u.test(original) ? balanced.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : balanced;
}

function cleanUnspaced(text: string, language: string): string {
  const fillers = unspacedFillers[language];
  return (fillers ? text.replace(fillers.anywhere, '') : text)
    .replace(/([\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]{1,4}?)\1{2,}/gu, '$1')
    .replace(/[，、,](?=[，、,。！？])/g, '')
    .replace(/^[\s，、,。]+/, '')
    .trim();
}
