import { countWords } from '../subtitles/count-words.ts';
import { composeTitles } from './compose-titles.ts';
import type { Statement, TranscriptDocument } from './document.ts';
import { isQuestion } from './is-question.ts';
import { keyPhrases } from './key-phrases.ts';
import { type OverviewWords, overviewWords, type RecordingKind } from './overview-words.ts';
import { sentenceCase } from './sentence-case.ts';
import { findNames, formatNames } from './speaker-labels.ts';
import type { TextUnit } from './text-unit.ts';

/** Maximum number of speakers and of subjects that are named. */
const maxSpeakers = 3;
const maxSubjects = 3;
/**
 * Minimum number of times that the words of a title occur in the transcript in this order; a phrase that occurs once names a
 * moment.
 */
const minTitleCount = 3;
/** Words from the start in which subjects are looked for; a speaker names them early, and long transcripts must not take longer. */
const maxSubjectWords = 12_000;
/** Minimum number of words of which an overview says something that the text itself doesn't. */
const minWords = 150;
/** Share of the words of the main speaker from which a recording with several is a talk, and the minimum share of a speaker. */
const mainSpeakerShare = 0.85;
const minSpeakerShare = 0.03;
/** Maximum share of words of an interviewer, and minimum share of questions in what an interviewer says. */
const interviewer = { maxWordShare: 0.45, minQuestionShare: 0.25 } as const;
/** Maximum share of questions, and minimum mean length of sentences in words, of what one person says. */
const monologue = { maxQuestionShare: 0.1, minSentenceWords: 8 } as const;
/** Maximum words of a speaker's name; longer labels are remarks. */
const maxNameWords = 4;
/** Occurrences of a kind's own words per thousand words from which they name the kind, and their minimum number. */
const minNamesPerThousand = 1;
const minNames = 2;

/**
 * Composes what a transcript is about in two lines, in its language: kind, length and speakers, then the subject. '' for a short
 * transcript and for a language without a list of words. `seconds` is its length, 0 if unknown.
 */
export function composeOverview(units: readonly TextUnit[], document: TranscriptDocument, seconds: number): string {
  const facts = describeRecording(document, seconds);
  if (facts === '') return '';
  const subjects = findSubjects(units, document);
  return subjects.length > 0 ? `${facts}\n${overviewWords(document.language)!.about}: ${subjects.join('; ')}` : facts;
}

/** Returns the first line of the overview, which takes no time: kind, length and speakers. */
export function describeRecording({ language, statements }: TranscriptDocument, seconds: number): string {
  const words = overviewWords(language);
  const wordCount = statements.reduce((sum, { length }) => sum + length, 0);
  if (!words || wordCount < minWords) return '';
  const speakers = mainSpeakers(statements, wordCount);
  const facts = [
    words[recordingKind(statements, speakers, words, wordCount)],
    formatLength(seconds, language),
    formatSpeakers(speakers, words),
  ];
  return facts.filter(Boolean).join(' · ');
}

interface MainSpeaker {
  name: string;
  share: number;
  questionShare: number;
}

/** Returns the speakers who say a notable part, the one who says most first. */
function mainSpeakers(statements: readonly Statement[], wordCount: number): MainSpeaker[] {
  const bySpeaker = Map.groupBy(statements, ({ speaker }) => speaker);
  bySpeaker.delete('');
  return [...bySpeaker]
    .map(([name, spoken]) => ({
      name,
      share: spoken.reduce((sum, { length }) => sum + length, 0) / wordCount,
      questionShare: spoken.filter(({ text }) => isQuestion(text)).length / spoken.length,
    }))
    .filter(({ share }) => share >= minSpeakerShare)
    .sort((a, b) => b.share - a.share);
}

function recordingKind(
  statements: readonly Statement[],
  speakers: readonly MainSpeaker[],
  { names }: OverviewWords,
  wordCount: number,
): RecordingKind {
  const minCount = Math.max(minNames, (minNamesPerThousand * wordCount) / 1000);
  const counts = (['lesson', 'news', 'interview', 'meeting'] as const)
    .map((kind) => ({ kind, count: statements.reduce((sum, { text }) => sum + (text.match(names[kind]!)?.length ?? 0), 0) }))
    .filter(({ count }) => count >= minCount)
    .sort((a, b) => b.count - a.count);
  const named = counts[0]?.kind;
  if (speakers.length === 0) return named ?? (isMonologue(statements) ? 'talk' : 'recording');
  if (speakers.length === 1 || speakers[0]!.share >= mainSpeakerShare)
    return named === 'lesson' || named === 'news' ? named : 'talk';
  if (named === 'news') return named;
  if (speakers.length > 2) return 'meeting';
  const isInterview = speakers.some(
    ({ share, questionShare }) => share <= interviewer.maxWordShare && questionShare >= interviewer.minQuestionShare,
  );
  return isInterview ? 'interview' : named === 'lesson' || named === 'interview' ? named : 'conversation';
}

/** Whether a transcript without speakers reads as one person's: few questions, and sentences that are not short. */
function isMonologue(statements: readonly Statement[]): boolean {
  const questions = statements.filter(({ text }) => isQuestion(text)).length;
  const words = statements.reduce((sum, { length }) => sum + length, 0);
  return questions <= monologue.maxQuestionShare * statements.length && words >= monologue.minSentenceWords * statements.length;
}

function formatLength(seconds: number, language: string): string {
  const minutes = Math.round(seconds / 60);
  return minutes > 0
    ? new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes)
    : '';
}

function formatSpeakers(speakers: readonly MainSpeaker[], words: OverviewWords): string {
  if (speakers.length === 0) return '';
  const names = [...findNames(speakers.map(({ name }) => name))]
    .filter((name) => name.split(' ').length <= maxNameWords)
    .slice(0, maxSpeakers);
  const others = speakers.length - names.length;
  if (others === 1 && names.length === 0) return '';
  const list = formatNames(names, others);
  return `${words.speakers}: ${list}`;
}

/** Returns the phrase that names the whole, and the recurring phrases that add to it. */
function findSubjects(allUnits: readonly TextUnit[], document: TranscriptDocument): string[] {
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
  const subjects = title && spokenText.split(title.toLowerCase()).length > minTitleCount ? [title] : [];
  for (const { text } of keyPhrases(units, { language, maxCount: 2 * maxSubjects, ...(units === allUnits && { document }) })) {
    if (subjects.length === maxSubjects) break;
    const plain = text.toLowerCase();
    if (!subjects.some((one) => one.toLowerCase().includes(plain) || plain.includes(one.toLowerCase()))) subjects.push(text);
  }
  return subjects.map((subject, index) => (index === 0 ? sentenceCase(subject, language) : subject));
}
