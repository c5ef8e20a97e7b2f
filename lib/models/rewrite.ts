import type { GroundingProblem, LeftOutPoint } from '../records/generation.ts';
import { readItem } from './answers.ts';
import { createObjectReader } from './object-reader.ts';
import { languageName, mayBeInLanguage } from './output-language.ts';
import { plainText } from './plain-text.ts';
import type { Question, Reply } from './question.ts';
import { isClosed, readAnswer } from './read-answer.ts';
import type { ModelSession } from './session.ts';
import type { Source } from './source.ts';

/**
 * Task of rewriting transcript lines one by one, as translation or polishing: the call to the model, and the validation of its
 * texts.
 */
export interface Rewriting {
  question(lines: readonly Source[]): Question;
  /** Returns whether a text can be that of its line, by its length and its words. */
  isFitting(line: Source, text: string): boolean;
  /** Returns what a fitting text says that its line does not; empty for a valid text. */
  findProblems(line: Source, text: string): GroundingProblem[];
  /** Receives each valid text as soon as it arrives. A later text of the line replaces it. */
  onText?(id: number, text: string): void;
  /** Required language of the texts; empty for any. */
  language: string;
}

/** The texts of a response by the line's number: the valid ones, and the rejected ones of lines without a valid text. */
interface WrittenLines {
  texts: Map<number, string>;
  leftOut: Map<number, LeftOutPoint>;
}

/** The texts of rewritten lines. */
export interface RewrittenLines extends WrittenLines {
  /** A call failed, so that another attempt may return more. */
  isInterrupted: boolean;
}

/** Maximum rounds in which missing lines are requested again, each time in batches of a quarter of the size. */
const maxRounds = 3;

/** Rewrites lines. Those without any text were refused by the model. */
export async function rewrite(session: ModelSession, lines: readonly Source[], rewriting: Rewriting): Promise<RewrittenLines> {
  const texts = new Map<number, string>();
  const leftOut = new Map<number, LeftOutPoint>();
  let missing = lines;
  let complaint: string | undefined;
  for (let round = 0; round < maxRounds && missing.length > 0; round++) {
    for (const batch of inBatches(missing, Math.ceil(lines.length / 4 ** round))) {
      const reply = await session.ask(
        { ...rewriting.question(batch), complaint },
        rewriting.onText && (() => textReader(batch, rewriting)),
      );
      if (!reply) return { texts, leftOut, isInterrupted: true };
      const written = textsIn(reply, batch, rewriting);
      const isRight = mayBeInLanguage([...written.texts.values()].join(' '), rewriting.language);
      for (const [id, point] of written.leftOut) leftOut.set(id, point);
      if (isRight) for (const [id, text] of written.texts) texts.set(id, text);
      complaint = isRight
        ? 'Your last answer lacked lines, or mixed them up. Write one item for each of these.'
        : `Your last answer was not in ${languageName(rewriting.language)}, as it must be.`;
    }
    const left = missing.filter(({ id }) => !texts.has(id));
    // Who wrote nothing of use twice won't the third time.
    if (round > 0 && left.length === missing.length) break;
    missing = left;
  }
  for (const id of texts.keys()) leftOut.delete(id);
  return { texts, leftOut, isInterrupted: false };
}

/** Reads the valid texts of a response while it arrives. */
function textReader(lines: readonly Source[], { isFitting, findProblems, language, onText }: Rewriting): (chunk: string) => void {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return createObjectReader((value) => {
    const item = readItem(value);
    const line = item && byId.get(item.id);
    const text = item ? plainText(item.text, { showEmoji: true }) : '';
    if (!line || text === '' || !mayBeInLanguage(text, language) || !isFitting(line, text)) return;
    if (findProblems(line, text).length === 0) onText?.(line.id, text);
  });
}

/**
 * Returns the fitting texts of a response, valid or not. Duplicate numbers, which mean that lines were confused, and a truncated last
 * text don't count.
 */
function textsIn({ text: answer, isCut }: Reply, lines: readonly Source[], { isFitting, findProblems }: Rewriting): WrittenLines {
  const list = readAnswer(answer)?.list ?? [];
  const items = list.slice(0, !isCut && isClosed(answer) ? undefined : -1).flatMap((value) => readItem(value) ?? []);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const texts = new Map<number, string>();
  const leftOut = new Map<number, LeftOutPoint>();
  const idCounts = new Map<number, number>();
  for (const { id } of items) idCounts.set(id, (idCounts.get(id) ?? 0) + 1);
  for (const item of items) {
    const line = byId.get(item.id);
    const text = plainText(item.text, { showEmoji: true });
    if (!line || idCounts.get(item.id) !== 1 || text === '' || !isFitting(line, text)) continue;
    const problems = findProblems(line, text);
    if (problems.length > 0) leftOut.set(item.id, { text, problems });
    else texts.set(item.id, text);
  }
  return { texts, leftOut };
}

const inBatches = (lines: readonly Source[], size: number): Source[][] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, i) => lines.slice(i * size, (i + 1) * size));
