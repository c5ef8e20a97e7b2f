import type { LeftOutPoint } from '../records/generation.ts';
import type { CitedLine } from '../records/summary.ts';
import { readPoint, type WrittenPoint } from './answers.ts';
import type { CheckedLines, LineChecker } from './check-lines.ts';
import { withoutListMarks } from './list-marks.ts';
import { createObjectReader } from './object-reader.ts';
import { baseLanguage, languageName, mayBeInLanguage } from './output-language.ts';
import { plainText } from './plain-text.ts';
import type { Question, Reply } from './question.ts';
import { type ParsedAnswer, readAnswer } from './read-answer.ts';
import { readSentences } from './read-sentences.ts';
import type { ModelSession } from './session.ts';
import type { Source } from './source.ts';
import { isAbout, verifyPoints } from './verify-points.ts';

/** Verified points; `leftOut` has the rejected ones of all attempts. */
export interface Points {
  title: string;
  lines: CitedLine[];
  suggestedQuestions: string[];
  leftOut: LeftOutPoint[];
}

/** A request for cited points, with the sources against which they are verified. */
export interface PointsRequest {
  question: Question;
  sources: readonly Source[];
  /** Required language of the points; empty for any. */
  language: string;
  /** Language of the sources. */
  sourceLanguage: string;
  showEmoji?: boolean;
  /** Checks lines against the transcript. */
  check: LineChecker;
  /** Whether a response without points is valid. */
  mayBeEmpty?: boolean;
  /** Called for each chunk of a response in plain sentences; counts for the time estimate. */
  onTextChunk?(): void;
  /** Called with all verified lines of a response while it is being written. */
  onLines?(lines: CitedLine[]): void;
}

type Defect = 'unreadable' | 'ungrounded' | 'language';

const maxTitle = 120;

/**
 * Requests points and verifies them. A useless response, or one in the wrong language, is requested once more with the reason;
 * undefined if that fails too.
 */
export async function askForPoints(session: ModelSession, request: PointsRequest): Promise<Points | undefined> {
  const complained = new Set<'form' | 'language'>();
  let { question } = request;
  const leftOut: LeftOutPoint[] = [];
  const createListener = request.onLines || request.onTextChunk ? () => createLineListener(request) : undefined;
  while (true) {
    const reply = await session.ask(question, createListener);
    if (!reply) return undefined;
    const { defect, ...points } = judge(reply, request);
    leftOut.push(...points.leftOut);
    if (!defect) return { ...points, leftOut };
    const kind = defect === 'language' ? 'language' : 'form';
    // A model of this device needs minutes for another attempt, and a summarizer answers the same.
    if (complained.has(kind) || question.kind === 'sentences') return undefined;
    complained.add(kind);
    question = {
      ...request.question,
      complaint: complaints[defect](request.language),
      outputTokens: request.question.outputTokens * (reply.isCut ? 2 : 1),
    };
  }
}

/**
 * Creates a listener that reports the verified lines of a response while its text arrives, unless they are in the wrong
 * language.
 */
function createLineListener(request: PointsRequest): (chunk: string) => void {
  const { onLines } = request;
  const points: WrittenPoint[] = [];
  onLines?.([]);
  const report = (written: readonly WrittenPoint[]) => {
    if (!onLines) return;
    const { lines } = verifiedLines(written, request);
    if (mayBeInLanguage(lines.map(({ text }) => text).join(' '), request.language)) onLines(lines);
  };
  if (request.question.kind === 'sentences') {
    let text = '';
    return (chunk) => {
      text += chunk;
      request.onTextChunk?.();
      // The line that is being written may still change.
      if (chunk.includes('\n')) report(readSentences(text.slice(0, text.lastIndexOf('\n')), request.language));
    };
  }
  return createObjectReader((value) => {
    const point = readPoint(value);
    if (!point) return;
    points.push(point);
    report(points);
  });
}

/** Reads a response in the form that the question asks for; undefined if it has another one. */
function readReply({ text, isCut }: Reply, { question, language }: PointsRequest): ParsedAnswer | undefined {
  if (question.kind !== 'sentences') return readAnswer(text);
  const sentences = readSentences(text, language);
  const list = isCut ? sentences.slice(0, -1) : sentences;
  return list.length > 0 ? { title: '', list, suggestedQuestions: [] } : undefined;
}

/** Returns the language in which points and sources both are; empty if they differ. */
const sharedLanguage = ({ language, sourceLanguage }: PointsRequest): string =>
  baseLanguage(language) === baseLanguage(sourceLanguage) ? baseLanguage(language) : '';

/**
 * Returns the points that are supported by their citations, or that could be located without one. Contradicted points are left
 * out.
 */
function verifiedLines(written: readonly WrittenPoint[], request: PointsRequest): CheckedLines {
  const texts = withoutListMarks(written.map(({ text }) => plainText(text, request)));
  const points = written.map((point, i) => ({ ...point, text: texts[i]! }));
  const isUncited = ({ cite, quote }: WrittenPoint) => cite.length === 0 && quote === '';
  const cited = verifyPoints(
    points.filter((point) => !isUncited(point)),
    request.sources,
    sharedLanguage(request),
  );
  const uncited = points.filter(isUncited).map(({ text }) => ({ text, cites: [] }));
  const checked = request.check([...cited.lines, ...uncited], request.sources[0]?.cites ?? []);
  const unsupported = cited.leftOut.map((text): LeftOutPoint => ({ text, problems: [{ kind: 'unsupported', text }] }));
  return { lines: checked.lines, leftOut: [...unsupported, ...checked.leftOut] };
}

function judge(reply: Reply, request: PointsRequest): Points & { defect?: Defect } {
  const { sources, language } = request;
  const answer = readReply(reply, request);
  const written = answer?.list.flatMap((value) => readPoint(value) ?? []) ?? [];
  const { lines, leftOut } = verifiedLines(written, request);
  const texts = lines.map((line) => line.text);
  const title = plainText(answer?.title ?? '');
  const cites = [...new Set(sources.flatMap((source) => source.cites))];
  const about = (one: string, others: string[]) =>
    one.length <= maxTitle &&
    isAbout(one, others, baseLanguage(language)) &&
    request.check([{ text: withoutTitleCase(one), cites }], cites).lines.length > 0;
  const points = {
    title: about(title, texts) ? title : '',
    lines,
    suggestedQuestions: (answer?.suggestedQuestions ?? [])
      .map((one) => plainText(one))
      .filter((one) => about(one, [...texts, ...sources.map(({ text }) => text)])),
    leftOut,
  };
  if (!answer || (answer.list.length > 0 && written.length === 0)) return { ...points, defect: 'unreadable' };
  if (!mayBeInLanguage(written.map((point) => point.text).join(' '), language)) return { ...points, defect: 'language' };
  return lines.length > 0 || (request.mayBeEmpty && written.length === 0) ? points : { ...points, defect: 'ungrounded' };
}

/** Returns a title in lower case if every word is capitalized, because its capitals do not mark names then. */
function withoutTitleCase(title: string): string {
  const words = title.match(/(?<= )\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) ? title.toLowerCase() : title;
}

const complaints: Record<Defect, (language: string) => string> = {
  unreadable: () => 'Your last answer was not the JSON object that was asked for.',
  ungrounded: () =>
    'In your last answer no point could be found in the data: the numbers must be those of lines, the quotes their exact words.',
  language: (language) => `Your last answer was not in ${languageName(language)}, as it must be.`,
};
