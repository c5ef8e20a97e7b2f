import { escapePattern } from '../encoding/escape-pattern.ts';
import { unspaced } from '../subtitles/unspaced-scripts.ts';
import type { QueryPhrase } from './parse-query.ts';
import { formsOf, type QueryTerm } from './query-terms.ts';
import { wordLetter } from './terms.ts';

/** The places where a text may be found: at the start of words, or inside them too. */
export type MatchPosition = 'words' | 'anywhere';

const wordStart = `(?<!${wordLetter})`;
const wordEnd = `(?!${wordLetter})`;

/** Minimum letters of what is found inside words: shorter texts are in too many ("AI" in "Spain"). */
const minInnerLetters = 4;

/** Whether a text is long enough to be found inside words. A syllable of Korean counts as its letters. */
export const isFoundInside = (text: string): boolean => text.replaceAll(' ', '').normalize('NFD').length >= minInnerLetters;

/** Returns a global pattern that matches a term or one of its other forms in folded text. */
export function termPattern(term: QueryTerm, where: MatchPosition): RegExp {
  const forms = formsOf(term);
  const isDelimited = term.isWord && !(where === 'anywhere' && forms.every(({ text }) => isFoundInside(text)));
  const sources = forms.map(({ text, isPrefix }) => `${spell(text)}${isDelimited && !isPrefix ? wordEnd : ''}`);
  return new RegExp(`${isDelimited ? wordStart : ''}(?:${sources.join('|')})`, 'gv');
}

/** Returns a global pattern that matches a phrase in folded text, whatever is between its words but letters. */
export function phrasePattern({ text, isPrefix, startsWithWord, endsWithWord }: QueryPhrase, where: MatchPosition): RegExp {
  const words = text.split(' ');
  const spelled = words.map((word, at) => {
    const isDivided = at > 0 && !unspaced.test(word) && !unspaced.test(words[at - 1]!);
    return `${at > 0 ? String.raw`[^\p{L}\p{N}\p{M}]${isDivided ? '+' : '*'}` : ''}${spell(word)}`;
  });
  const isInner = where === 'anywhere' && isPrefix && isFoundInside(text);
  const [start, end] = [startsWithWord && !isInner ? wordStart : '', endsWithWord && !isPrefix ? wordEnd : ''];
  return new RegExp(`${start}${spelled.join('')}${end}`, 'gv');
}

/** Returns the source of a pattern for the letters of a word, which marks may connect, or of text that lines may divide. */
const spell = (word: string): string =>
  Array.from(word, escapePattern).join(unspaced.test(word) ? String.raw`\s?` : String.raw`['\-,]*`);
