import { jsonrepair } from 'jsonrepair';
import * as z from 'zod/mini';

/** An answer of any of the kinds; its list is read member by member, so that a bad one spoils no other. */
const Answer = z.object({
  title: z.catch(z.string(), ''),
  list: z.array(z.unknown()),
  suggestedQuestions: z.catch(z.array(z.string()), []),
});
export type Answer = z.infer<typeof Answer>;

/** The JSON in a model's answer, repaired where it is fenced, chatty, cut or badly quoted; undefined when there is none. */
export function readAnswer(text: string): Answer | undefined {
  const body = withoutFrame(withoutThoughts(text));
  const value = parsed(body, JSON.parse) ?? parsed(body, (broken) => JSON.parse(jsonrepair(broken)));
  if (Array.isArray(value)) return { title: '', list: value, suggestedQuestions: [] };
  if (typeof value !== 'object' || value === null) return undefined;
  const { points, items, ...rest } = value as Record<string, unknown>;
  const answer = Answer.safeParse({ ...rest, list: points ?? items });
  return answer.success ? answer.data : undefined;
}

/** Whether nothing is missing of an answer. */
export const isWhole = (text: string): boolean => parsed(withoutFrame(withoutThoughts(text)), JSON.parse) !== undefined;

function parsed(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Some models think aloud before they answer. */
const withoutThoughts = (text: string) => text.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, '');

/** From the first bracket on, and to the last one if the answer reaches it. */
function withoutFrame(text: string): string {
  const start = text.search(/[{[]/);
  if (start < 0) return '';
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const tail = text.slice(end + 1);
  return /^[\s`]*$/.test(tail) || /\n\s*```/.test(tail) ? text.slice(start, end + 1) : text.slice(start);
}
