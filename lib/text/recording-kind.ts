import type { Statement } from './document.ts';
import { isQuestion } from './is-question.ts';
import { namedKinds, type OverviewWords, type RecordingKind } from './overview-words.ts';

/** Share of the words of the main speaker from which a recording with several is a talk, and the minimum share of a speaker. */
const mainSpeakerShare = 0.85;
const minSpeakerShare = 0.03;
/** Maximum share of words of an interviewer, and minimum share of questions in what an interviewer says. */
const interviewer = { maxWordShare: 0.45, minQuestionShare: 0.25 } as const;
/** Occurrences of a kind's own words per thousand words from which they name the kind, and their minimum number. */
const minNamesPerThousand = 1;
const minNames = 2;
/** Words of the start and of the end, where a recording says what it is. */
const edgeWords = { start: 250, end: 120 } as const;

/** A speaker with the shares of all words, and of questions among their sentences. */
export interface MainSpeaker {
  name: string;
  share: number;
  questionShare: number;
}

/** Returns the speakers who say a notable part, the one who says most first. */
export function findMainSpeakers(statements: readonly Statement[], wordCount: number): MainSpeaker[] {
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

/** Returns the kind of a recording: what it names itself, or what the shares of its speakers and their questions show. */
export function recordingKind(
  statements: readonly Statement[],
  speakers: readonly MainSpeaker[],
  { names }: OverviewWords,
  wordCount: number,
): RecordingKind {
  const named = findNamedKind(statements, names, wordCount);
  if (speakers.length === 0) return named ?? 'recording';
  const hasOneVoice = speakers.length === 1 || speakers[0]!.share >= mainSpeakerShare;
  if (hasOneVoice) return named && named !== 'interview' && named !== 'meeting' ? named : 'talk';
  if (named === 'news') return named;
  if (speakers.length > 2) return named === 'podcast' || named === 'video' ? named : 'meeting';
  const isInterview = speakers.some(
    ({ share, questionShare }) => share <= interviewer.maxWordShare && questionShare >= interviewer.minQuestionShare,
  );
  return isInterview ? 'interview' : named && named !== 'meeting' && named !== 'talk' ? named : 'conversation';
}

/** Returns the kind that a recording names most often, where it does so at its start or end, repeatedly there or as often throughout. */
function findNamedKind(
  statements: readonly Statement[],
  names: OverviewWords['names'],
  wordCount: number,
): (typeof namedKinds)[number] | undefined {
  const minCount = Math.max(minNames, (minNamesPerThousand * wordCount) / 1000);
  const counts = namedKinds.map((kind) => {
    let [count, edgeCount, spokenWords] = [0, 0, 0];
    for (const { text, length } of statements) {
      const found = text.match(names[kind]!)?.length ?? 0;
      count += found;
      if (spokenWords < edgeWords.start || spokenWords > wordCount - edgeWords.end) edgeCount += found;
      spokenWords += length;
    }
    return { kind, count: edgeCount, isNamed: edgeCount >= minNames || (edgeCount > 0 && count >= minCount) };
  });
  const named = counts.filter(({ isNamed }) => isNamed).sort((a, b) => b.count - a.count);
  // Lessons and podcasts ask for subscriptions too.
  const kind = (named.find((one) => one.kind !== 'video') ?? named[0])?.kind;
  return kind === 'video' && counts.some((one) => one.kind === 'podcast' && one.count > 0) ? 'podcast' : kind;
}
