import { jsonrepair } from 'jsonrepair';
import * as z from 'zod/mini';
import { withoutThoughts } from './without-thoughts.ts';

/** A response of any kind; its list is read member by member, so that an invalid one does not affect the others. */
const ParsedAnswer = z.object({
  title: z.catch(z.string(), ''),
  list: z.array(z.unknown()),
  suggestedQuestions: z.catch(z.array(z.string()), []),
});
export type ParsedAnswer = z.infer<typeof ParsedAnswer>;

/**
 * Reads the JSON in a model's response, repaired if it is fenced, surrounded by text, truncated or badly quoted; undefined if
 * there is none.
 */
export function readAnswer(text: string): ParsedAnswer | undefined {
  const response = withoutThoughts(text);
  // Text before the JSON may contain brackets too.
  const lastObject = response.slice(response.lastIndexOf('\n{') + 1);
  return answerIn(parsedOrRepaired(withoutFrame(response))) ?? answerIn(parsedOrRepaired(withoutFrame(lastObject)));
}

const parsedOrRepaired = (body: string): unknown =>
  parsed(body, JSON.parse) ?? parsed(body, (broken) => JSON.parse(jsonrepair(broken)));

/** Returns the answer that a value is or contains: a bare list, an object with a list, or one that wraps it in its only member. */
function answerIn(value: unknown): ParsedAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    // Objects one after the other are repaired to a list of them, of which the last is the response.
    const answers = value.flatMap((one) => answerOf(one) ?? []);
    return answers.at(-1) ?? { title: '', list: value, suggestedQuestions: [] };
  }
  const [only, ...others] = Object.values(value);
  return answerOf(value) ?? (others.length === 0 ? answerIn(only) : undefined);
}

function answerOf(value: unknown): ParsedAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { points, items, ...rest } = value as Record<string, unknown>;
  const answer = ParsedAnswer.safeParse({ ...rest, list: points ?? items });
  return answer.success ? answer.data : undefined;
}

/** Whether a model's response contains complete JSON, so that it was not truncated. */
export const isWhole = (text: string): boolean => parsed(withoutFrame(withoutThoughts(text)), JSON.parse) !== undefined;

function parsed(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether a response ends with its JSON, with the fence around it, or with text after that: its last item is whole then. */
export const isClosed = (text: string): boolean => frameOf(withoutThoughts(text)).isClosed;

/** Returns the text from the first bracket to the last one, or to the end if the response is truncated. */
function withoutFrame(text: string): string {
  const { start, end, isClosed } = frameOf(text);
  return isClosed ? text.slice(start, end) : text.slice(start);
}

/** Returns where the JSON of a response starts, where its last bracket ends, and whether nothing is missing after it. */
function frameOf(text: string): { start: number; end: number; isClosed: boolean } {
  const start = text.search(/[{[]/);
  if (start < 0) return { start: text.length, end: text.length, isClosed: false };
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const tail = text.slice(end);
  return { start, end, isClosed: end > start && (/^[\s`]*$/.test(tail) || /^[^\S\n]*```/m.test(tail)) };
}
