import * as z from 'zod/mini';

/** Schema of a point. Its last field is missing in a truncated response, and a point without it does not count. */
const point = z.object({ text: z.string(), cite: z.array(z.number()), quote: z.string() });

/** Schemas of the responses of a language model, by kind. */
export const answers = {
  part: z.object({ title: z.string(), points: z.array(point) }),
  whole: z.object({ points: z.array(point) }),
  reply: z.object({ points: z.array(point), suggestedQuestions: z.array(z.string()) }),
  lines: z.object({ items: z.array(z.object({ id: z.number(), text: z.string() })) }),
};
/**
 * Kind of response that a call requests from a language model: points of a part, of the whole, an answer to a question, or
 * rewritten lines.
 */
export type AnswerKind = keyof typeof answers;

const jsonSchemas = new Map<AnswerKind, object>();

/** Returns the JSON schema of a kind of response, as it is sent to the provider. */
export function jsonSchemaOf(kind: AnswerKind): object {
  const known = jsonSchemas.get(kind);
  if (known) return known;
  const { $schema: _, ...schema } = z.toJSONSchema(answers[kind]);
  jsonSchemas.set(kind, schema);
  return schema;
}

const id = z.union([z.number(), z.string()]);
const cite = z.union([z.array(id), id]);
const ReadPoint = z.object({ text: z.string(), cite, quote: z.string() });
const ReadItem = z.object({ id, text: z.string() });

/** A point as the model wrote it. Nothing in it is verified. */
export interface WrittenPoint {
  text: string;
  cite: number[];
  quote: string;
}

/** Reads a point, tolerating forms such as `"[12]"` for a number. */
export function readPoint(value: unknown): WrittenPoint | undefined {
  const read = ReadPoint.safeParse(value);
  return read.success ? { ...read.data, cite: [read.data.cite].flat().flatMap(numbersOf) } : undefined;
}

/** Reads one rewritten line of a response, tolerating forms such as `"[12]"` for its number; undefined for an invalid one. */
export function readItem(value: unknown): { id: number; text: string } | undefined {
  const read = ReadItem.safeParse(value);
  const [number] = read.success ? numbersOf(read.data.id) : [];
  return read.success && number !== undefined ? { id: number, text: read.data.text } : undefined;
}

const numbersOf = (written: number | string): number[] => String(written).match(/\d+/g)?.map(Number) ?? [];
