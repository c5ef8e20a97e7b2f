import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import type { Failure } from '../../contract/failure.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import type { Operation } from '../../contract/operation.ts';
import { validateInput } from '../../contract/validate-input.ts';
import { failureBody } from '../public-failure.ts';
import { writeJson } from '../well-formed-json.ts';
import { countTokens } from './count-tokens.ts';
import { cutAnswer } from './cut-answer.ts';
import { omitFields } from './omit-fields.ts';

/** Tokens of an answer, text and structured content together. */
export const answerTokens = { min: 2000, default: 8000, max: 20_000 } as const;
/** Tokens that are reserved for the cursor and the sentence about the remainder, in text and structured content. */
const noteTokens = 400;
/** Matches cursors that continue one answer; all others belong to the operation. */
const partCursor = /^~(\d{1,9})~(\d{1,9})~(.*)$/s;

/** The place from which a call continues an answer: 0 for a new one. */
interface AnswerPlace {
  start: number;
  /** Size of the whole answer when it was first cut. */
  total?: number;
  /** Cursor of the operation itself. */
  cursor?: string;
}

/** A call of a tool: the input of its operation, and which part of the answer it requests. */
export interface ToolCall {
  input: unknown;
  place: AnswerPlace;
  maxTokens: number;
}

const Paging = z.object({
  cursor: z.optional(z.string().check(z.maxLength(2100))),
  maxTokens: z._default(z.int().check(z.minimum(answerTokens.min), z.maximum(answerTokens.max)), answerTokens.default),
});

/** Separates the inputs of an operation from those of its tool, and adds the defaults for agents. Throws `invalid`. */
export function readToolCall({ agents = {} }: Operation, given: unknown): ToolCall {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const input = isObject ? { ...agents.defaults, ...given } : (given ?? { ...agents.defaults });
  if (!agents.isPaged || !isObject) return { input, place: { start: 0 }, maxTokens: answerTokens.default };
  const { cursor, maxTokens: _, ...own } = input as Record<string, unknown>;
  const paging = validateInput(Paging, given);
  const [match, start, total, rest] = partCursor.exec(paging.cursor ?? '') ?? [];
  const place = match
    ? { start: Number(start), total: Number(total), cursor: rest || undefined }
    : { start: 0, cursor: paging.cursor };
  return {
    input: cursor === undefined || place.cursor === undefined ? own : { ...own, cursor: place.cursor },
    place,
    maxTokens: paging.maxTokens,
  };
}

/**
 * The answer of a tool: a result without the fields that agents do not need, in the part that fits. Text and structured content
 * are the same, because some clients show their model one of them, and some the other.
 */
export function toToolResult(tool: string, operation: Operation, result: unknown, call: ToolCall): CallToolResult {
  const { agents = {} } = operation;
  const { place, maxTokens } = call;
  const answer = JSON.parse(writeJson(omitFields(result, agents.omits ?? []))) as Record<string, unknown>;
  const { value, next, total } = cutAnswer(answer, place.start, (maxTokens - noteTokens) / 2);
  if (place.total !== undefined && place.total !== total)
    throw invalidField('cursor', 'The answer has changed since. Call again without one.');
  const text = (structuredContent: Record<string, unknown>, ...notes: string[]): CallToolResult => ({
    content: [writeJson(structuredContent), ...notes].map((text) => ({ type: 'text', text })),
    structuredContent,
  });
  if (next === undefined) {
    const hasMore = typeof answer.nextCursor === 'string' && agents.isPaged;
    return text(value, ...(hasMore ? [`More follows: call ${tool} again with this cursor.`] : []));
  }
  const percent = Math.floor((100 * next) / total);
  const { nextCursor: own, ...rest } = value;
  if (!agents.isPaged) {
    const remaining = `These are the first ${percent} % of the answer. ${agents.rest ?? 'The rest is left out.'}`;
    return text({ ...rest, remaining }, remaining);
  }
  const remaining = `The answer up to ${percent} %. For the rest call ${tool} again with the same input and this cursor, which costs nothing; maxTokens up to ${answerTokens.max} makes the parts larger.`;
  return text({ ...rest, nextCursor: `~${next}~${total}~${place.cursor ?? ''}`, remaining }, remaining);
}

/** The answer of a tool that failed: the body of the failure as text, without details that exceed an answer. */
export function toFailedResult(failure: Failure): CallToolResult {
  const { error, ...body } = failureBody(failure);
  const { details, ...short } = error;
  const isShort = countTokens(writeJson(details ?? '')) < answerTokens.default / 2;
  return { content: [{ type: 'text', text: writeJson({ ...body, error: isShort ? error : short }) }], isError: true };
}
