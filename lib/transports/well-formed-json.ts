import type { Context } from 'hono';
import { parseBoundedJson } from '../encoding/parse-bounded-json.ts';

/** An escaped half of a surrogate pair, which JSON.stringify writes only for a lone one. */
const loneSurrogate = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** Writes JSON that every reader accepts: a lone half of a surrogate pair becomes the replacement character. */
export const writeJson = (value: unknown): string => JSON.stringify(value).replace(loneSurrogate, '$1\\ufffd');

/** Returns a response of such JSON. */
export const answerJson = (context: Context, value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  context.body(writeJson(value), status as 200, { ...headers, 'content-type': 'application/json' });

/**
 * Parses JSON of a caller; a lone half of a surrogate pair, which no database stores, becomes the replacement character. Throws
 * what `parseBoundedJson` throws.
 */
export const parseJson = (text: string): unknown =>
  parseBoundedJson(text, { revive: /\\ud[89a-f]/i.test(text) ? toWellFormed : undefined });

const toWellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);
