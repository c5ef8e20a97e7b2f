import { toSimplified } from '../encoding/simplified-characters.ts';
import { findAnnouncedSubject } from './announced-subject.ts';
import type { TranscriptDocument } from './document.ts';
import { findSubjects, subjectsOfChapters, type TitledChapter } from './find-subjects.ts';
import { type OverviewWords, overviewWords } from './overview-words.ts';
import { findMainSpeakers, type MainSpeaker, recordingKind } from './recording-kind.ts';
import { sentenceCase } from './sentence-case.ts';
import { findNames, formatNames, maxNameWords } from './speaker-labels.ts';
import type { TextUnit } from './text-unit.ts';

const traditionalChinese = 'zh-Hant';
/** Statements in which traditional characters are counted, and the share of characters from which the transcript is written in them. */
const sampledStatements = 30;
const minTraditionalShare = 0.05;
/** Marks between subjects, which may have commas, in languages that have none of ";". */
const separators: Readonly<Record<string, string>> = { ar: '؛ ', fa: '؛ ', zh: '；', ja: '、' };
/** Marks between a label and what it labels, in languages that have none of ": ". */
const colons: Readonly<Record<string, string>> = { fr: '\u00a0: ', zh: '：', ja: '：' };
/** Maximum number of speakers that are named. */
const maxSpeakers = 3;
/** Minimum number of words of which an overview says something that the text itself doesn't. */
const minWords = 150;

/**
 * Composes what a transcript is about in two lines, in its language: kind, length and speakers, then the subject, or those of its
 * chapters. '' for a short transcript and for a language without a list of words. `seconds` is its length, 0 if unknown.
 */
export function composeOverview(
  units: readonly TextUnit[],
  document: TranscriptDocument,
  seconds: number,
  chapters: readonly TitledChapter[] = [],
): string {
  const facts = describeRecording(document, seconds);
  if (facts === '') return '';
  const announced = findAnnouncedSubject(document);
  const ofWhole = announced ? [announced] : findSubjects(units, document);
  const subjects = ofWhole.length > 0 ? ofWhole : subjectsOfChapters(chapters, document.language);
  if (subjects.length === 0) return facts;
  const { about } = wordsOf(document)!;
  return `${facts}\n${about}${colonOf(document.language)}${sentenceCase(subjects.join(separators[document.language] ?? '; '), document.language)}`;
}

/** Returns the first line of the overview, which takes no time: kind, length and speakers. */
export function describeRecording(document: TranscriptDocument, seconds: number): string {
  const { language, statements } = document;
  const words = wordsOf(document);
  const wordCount = statements.reduce((sum, { length }) => sum + length, 0);
  if (!words || wordCount < minWords) return '';
  const speakers = findMainSpeakers(statements, wordCount);
  const facts = [
    words[recordingKind(statements, speakers, words, wordCount)],
    formatLength(seconds, words === overviewWords(traditionalChinese) ? traditionalChinese : language),
    formatSpeakers(speakers, words, language),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Returns the words of a language, in Chinese in the characters of the transcript. */
function wordsOf({ language, statements }: TranscriptDocument): OverviewWords | undefined {
  const sample =
    language === 'zh'
      ? statements
          .slice(0, sampledStatements)
          .map(({ text }) => text)
          .join('')
      : '';
  const simplified = toSimplified(sample);
  const changed = [...sample].filter((character, i) => character !== simplified[i]).length;
  return overviewWords(changed > minTraditionalShare * sample.length ? traditionalChinese : language);
}

const colonOf = (language: string): string => colons[language] ?? ': ';

function formatLength(seconds: number, language: string): string {
  const minutes = Math.round(seconds / 60);
  return minutes > 0
    ? new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes)
    : '';
}

function formatSpeakers(speakers: readonly MainSpeaker[], words: OverviewWords, language: string): string {
  if (speakers.length === 0) return '';
  const names = [...findNames(speakers.map(({ name }) => name))]
    .filter((name) => name.split(' ').length <= maxNameWords)
    .slice(0, maxSpeakers);
  const others = speakers.length - names.length;
  if (others === 1 && names.length === 0) return '';
  const list = formatNames(names, others, language);
  return `${words.speakers}${colonOf(language)}${list}`;
}
