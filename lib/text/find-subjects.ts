import { escapePattern } from '../encoding/escape-pattern.ts';
import { countWords } from '../subtitles/count-words.ts';
import { composeTitles } from './compose-titles.ts';
import type { TranscriptDocument } from './document.ts';
import { isGeneralWord } from './english-title.ts';
import { keyPhrases } from './key-phrases.ts';
import { lowerCase } from './lower-case.ts';
import { isNumberWord } from './number-words.ts';
import { createSpeakerTest } from './speaker-labels.ts';
import type { TextUnit } from './text-unit.ts';
import { englishEnding } from './title-features.ts';
import { isUnspacedLanguage } from './unspaced-language.ts';

/** Maximum number of subjects that are named. */
const maxSubjects = 3;
/**
 * Minimum number of times that the words of a title occur in the transcript in this order; a phrase that occurs once names a
 * moment.
 */
const minTitleCount = 3;
/** Maximum number of characters of a chapter's title that names a subject; a creator's title may be a paragraph. */
const maxTitleCharacters = 80;
/** Words from the start in which subjects are looked for; a speaker names them early, and long transcripts must not take longer. */
const maxSubjectWords = 12_000;
/** Minimum number of characters of a subject of several words, in scripts without spaces. */
const minPhraseCharacters = 3;
const hanUnit = /^[十百千万萬亿億兆]*(?:[円元度倍]|分[钟鐘]|公[里尺斤分]|小[时時]|块钱|塊錢|平米|年度)$/u;

/**
 * Returns the phrase that names the whole, and the recurring phrases that add to it, none of them a speaker's name. Single words
 * alone name nothing, unless they are names.
 */
export function findSubjects(allUnits: readonly TextUnit[], document: TranscriptDocument): string[] {
  const { language } = document;
  let words = 0;
  const end = allUnits.findIndex(({ text }) => {
    words += countWords(text);
    return words > maxSubjectWords;
  });
  const units = end < 0 ? allUnits : allUnits.slice(0, Math.max(1, end));
  const [title] = composeTitles(units, [0], language);
  const spokenText = units
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  const namesSpeaker = createSpeakerTest(units);
  const subjects = title && !namesSpeaker(title) && spokenText.split(title.toLowerCase()).length > minTitleCount ? [title] : [];
  for (const { text } of keyPhrases(units, { language, maxCount: 2 * maxSubjects, ...(units === allUnits && { document }) })) {
    if (subjects.length === maxSubjects) break;
    const plain = singular(text);
    const isKnown = subjects.some((one) => singular(one).includes(plain) || plain.includes(singular(one)));
    if (!isKnown && !namesSpeaker(text) && mayBeSubject(text, language)) subjects.push(text);
  }
  return subjects.some((one) => isPhrase(one, language)) ? subjects : subjects.filter((one) => isName(one, units, language));
}

/** Returns a phrase in lower case, without the ending of a plural: "context" is known beside "local contexts". */
const singular = (text: string) => text.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');

/** A chapter whose title may name a subject: the indexes of its first unit and of the one after its last. */
export interface TitledChapter {
  title: string;
  from: number;
  to: number;
}

/** Returns what the longest chapters are about, in their order, where nothing names the whole; none of a single chapter. */
export function subjectsOfChapters(chapters: readonly TitledChapter[], language: string): string[] {
  const titled = chapters.filter(({ title }) => title.length <= maxTitleCharacters && isPhrase(title, language));
  const longest = titled.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, maxSubjects);
  return longest.length > 1 ? longest.toSorted((a, b) => a.from - b.from).map(({ title }) => title) : [];
}

const isPhrase = (text: string, language: string) =>
  isUnspacedLanguage(language) ? [...text].length >= minPhraseCharacters : text.includes(' ');

/** Returns whether a phrase is no number, no unit of Chinese or Japanese, no English genitive or general word, and in German ends with a noun. */
function mayBeSubject(text: string, language: string): boolean {
  if (language === 'en' && isGeneralEnglish(text.toLowerCase())) return false;
  if (hanUnit.test(text) || (language === 'de' && !/\p{Lu}[^\s-]*$/u.test(text))) return false;
  return !text.split(/[\s-]/).every((word) => isNumberWord(lowerCase(word, language), language));
}

/** Returns whether an English phrase, in lower case, ends with a genitive, or is one word that is general, a participle or an adjective. */
const isGeneralEnglish = (text: string): boolean =>
  /['’]s$/.test(text) || (!text.includes(' ') && (isGeneralWord(text) || /^(?:ed|ing|adjective|ly)$/.test(englishEnding(text))));

/** Returns whether a word is mostly spelled with a capital within sentences, in a language in which other nouns are not. */
function isName(word: string, units: readonly TextUnit[], language: string): boolean {
  if (language === 'de') return false;
  const within = units.flatMap(
    ({ text }) => text.match(new RegExp(`(?<=[\\p{L},] )${escapePattern(word)}(?!\\p{L})`, 'giu')) ?? [],
  );
  return within.length > 1 && within.every((found) => /^\p{Lu}/u.test(found));
}
