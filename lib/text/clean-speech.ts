import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { hasClauseAfterClause } from './clauses.ts';
import { isSpokenWholeNext } from './cut-words.ts';
import { getFillers, unspacedFillers } from './fillers.ts';
import { removeFalseStarts, startsWithSubject } from './remove-false-starts.ts';
import { closeCommas, removeFillers } from './remove-fillers.ts';
import { removeRepeats } from './remove-repeats.ts';
import { locateWords, shortenAtWords } from './split-words.ts';
import { stopwords } from './stopwords.ts';
import { firstWordToken, hasMark, readWordTokens, type WordToken } from './word-token.ts';

/**
 * Removes fillers, repetitions, false starts and cut-off words from spoken text. Words are only left out: the order and spelling of the
 * others stay, except that a sentence that started with a capital still does. `cutWords` are those of its transcript.
 */
export function cleanSpeech(text: string, language: string, cutWords: ReadonlySet<string> = new Set()): string {
  if (unspaced.test(text)) return cleanUnspaced(text, language);
  const fillers = getFillers(language);
  const stops = stopwords(language);
  let tokens = readWordTokens(text, language);
  tokens = tokens.filter(
    (item, i) =>
      !(cutWords.has(item.key) && isSpokenWholeNext(tokens, i, stops)) &&
      !isCutOff(tokens[i - 1], item, tokens[i + 1], stops, language),
  );
  tokens = removeFillers(tokens, fillers);
  tokens = removeRepeats(tokens, { language, functionWords: stops, falseStarts: fillers.falseStarts });
  tokens = closeCommas(removeFalseStarts(tokens, fillers.falseStarts), language, stops);
  return joinTokens(tokens, text, language);
}

/** Removes words from the start of a sentence that only connect it to the previous one. */
export function removeLeadWords(text: string, language: string): string {
  const lead = unspacedFillers[language]?.lead;
  if (lead) return shortenAtWords(text.replace(lead, ''), text, language);
  const { lead: leadWords, falseStarts } = getFillers(language);
  const first = firstWordToken(text, language);
  if (!first || !leadWords.has(first.key)) return text;
  const tokens = readWordTokens(text, language);
  const connects = (at: number) => {
    const [token, next] = [tokens[at]!, tokens[at + 1]!];
    const found = leadWords.get(token.key);
    if (!found || found.notBefore.has(next.key) || (found.isSubordinate && hasMainClause(text))) return false;
    if (!found.isAnswer || token.gap.trim() !== '' || next.key === token.key) return true;
    return falseStarts !== undefined && startsWithSubject(next, falseStarts);
  };
  let start = 0;
  while (start < 3 && tokens.length - start > 4 && connects(start)) start++;
  return start === 0 ? text : joinTokens(tokens.slice(start), text, language);
}

/** Returns whether a clause follows an English subordinate one: "because it rained, we stayed". Captions may lack the comma. */
const hasMainClause = (text: string) => /[,;]/.test(text) || hasClauseAfterClause(text);

/** Words before which a hyphen stands for the rest of a compound: "short- and long-term", "Vor- und Nachteile". */
const joining = new Set('and or to und oder bis sowie en of og och eller'.split(' '));

/** Returns whether a word is cut off: "th- the", "Pe - people", "y you". */
const isCutOff = (
  before: WordToken | undefined,
  { word, key, gap }: WordToken,
  next: WordToken | undefined,
  stops: ReadonlySet<string>,
  language: string,
) =>
  next !== undefined &&
  ((gap !== ' ' && /^-[\s,.]/.test(gap) && !joining.has(next.key) && !/^-[\s,]/.test(next.gap)) ||
    (gap !== ' ' && /^\s*[-–—]\s/.test(gap) && key !== next.key && next.key.startsWith(key)) ||
    (key.length < 3 &&
      gap === ' ' &&
      // An acronym is no start of a word: "AI aids doctors".
      !/^\p{Lu}{2}$/u.test(word) &&
      // Elsewhere words of one or two letters with a vowel are many: "elle a acheté".
      (language === 'en' ? /^\p{Ll}+$/u : /^[b-df-hj-np-tv-xz]+$/).test(key) &&
      next.key !== key &&
      next.key.startsWith(key) &&
      stops.size > 0 &&
      !stops.has(key) &&
      // A letter beside a noun may belong to it: "vitamin c can", "in c code".
      (key.length > 1 || (stops.has(next.key) && (!before || hasMark(before) || stops.has(before.key))))));

function joinTokens(tokens: WordToken[], original: string, language: string): string {
  let joined = '';
  for (const { word, gap } of tokens) joined += gap === '' ? `${word} ` : word + gap;
  const spaced = joined.replace(/\s\s+|[^\S ]/g, ' ').replace(language === 'fr' ? / ([,.])/g : / ([,.;:?!])/g, '$1');
  const text = (/[,;:] *[,;:.?!]/.test(spaced) ? mergeMarks(spaced) : spaced).trim();
  const opening = /^["'“‘«¿¡(]+/.exec(original)?.[0] ?? '';
  const withOpening = opening !== '' && tokens[0] && original.startsWith(opening + tokens[0].word) ? opening + text : text;
  return /^\P{L}*\p{Lu}/u.test(original) ? withOpening.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : withOpening;
}

/** Leaves one mark of several that follow each other: the end of a sentence, else the last one. */
const mergeMarks = (text: string) =>
  text.replace(/([,;:][,;: ]*)([.?!]?)/g, (_, marks: string, end: string) => end || lastMark(marks));

/** Returns the last comma or semicolon of several marks with what follows it. */
const lastMark = (marks: string) => marks.slice(Math.max(0, marks.lastIndexOf(','), marks.lastIndexOf(';')));

/** Matches what is said twice because the speaker starts over: four characters or more, or three of which the first is a pronoun. */
const restart = /((?:[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]{4,12}|[我你您他她它这那這][\p{Script=Han}]{2}))[，、,]?\1/gu;
const stammer = /([\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]{1,4}?)\1{2,}/gu;
const hanNumber = /^[〇零一二三四五六七八九十百千万萬亿億两兩幺]+$/;

function cleanUnspaced(text: string, language: string): string {
  const fillers = unspacedFillers[language];
  const stops = stopwords(language);
  // Digits are repeated in numbers, and characters in words: "谢谢谢谢".
  const isMeant = (part: string) => hanNumber.test(part) || (part.length === 1 && !stops.has(part));
  const withoutFillers = fillers ? replaceAtWords(text, fillers.anywhere, () => '', language) : text;
  const once = replaceAtWords(withoutFillers, stammer, (all, part) => (isMeant(part) ? all : part), language);
  return replaceAtWords(once, restart, (all, part) => (hanNumber.test(part) ? all : part), language)
    .replace(/[，、,](?=[，、,。！？])/g, '')
    .replace(/^[\s，、,。]+/, '')
    .trim();
}

/** Replaces matches that begin and end where words do: without spaces, parts of words look like fillers ("就是说" in "就是说服"). */
function replaceAtWords(
  text: string,
  pattern: RegExp,
  replace: (match: string, part: string) => string,
  language: string,
): string {
  let inWords: ReadonlySet<number> | undefined;
  return text.replace(pattern, (match: string, ...rest: (string | number)[]) => {
    inWords ??= offsetsInWords(text, language);
    const start = Number(rest.find((value) => typeof value === 'number'));
    return inWords.has(start) || inWords.has(start + match.length) ? match : replace(match, String(rest[0]));
  });
}

/** Returns the offsets between the characters of one word. */
const offsetsInWords = (text: string, language: string): ReadonlySet<number> =>
  new Set(
    locateWords(text, language).flatMap(({ start, end }) => Array.from({ length: end - start - 1 }, (_, i) => start + 1 + i)),
  );
