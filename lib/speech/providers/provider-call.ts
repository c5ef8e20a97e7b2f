import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { readBody } from '../../http/read-body.ts';
import type { ModelFetch, ModelRequest } from '../../models/host.ts';
import { statusFailure } from '../../models/provider-failure.ts';
import { modelFetch } from '../../models/provider-request.ts';
import type { ChunkTranscription } from '../../ports/speech.ts';
import type { Piece, Recognizer } from '../recognizer.ts';

/**
 * How a provider's interface is spoken: by hand, because the usual library drops speakers and names, refuses what servers of
 * one's own answer, and forgets the ids of what is to be deleted.
 */
export interface Protocol {
  piece: Recognizer['piece'];
  hear(piece: Piece, call: ProviderCall): Promise<ChunkTranscription>;
}

/** All that asking a provider takes. */
export interface ProviderCall {
  fetch: ModelFetch;
  /** Address before the paths, without a slash at its end. */
  base: string;
  key: string | undefined;
  model: string;
  /** Ends with the caller, and with everybody's patience. */
  signal: AbortSignal;
  /** Milliseconds between two looks at something that takes its time. */
  poll: number;
}

/** Seconds. Within a long piece a speaker keeps one name; these providers would take hours. */
export const longPieces = { best: 600, most: 1200 };
/** Milliseconds for what is said when nobody waits for its answer. */
export const farewell = 20_000;

/** More than any piece of speech is told in, with all its words. */
const maxBytes = 16 * 1024 * 1024;
const tooLong = /too (?:large|long|big)|longer than|maximum (?:content|file) size|exceeds? .{0,40}(?:size|duration|length)/i;

/** What a provider answers, in the shape that is wanted. Throws `modelRefused`, `rateLimited`, `tooLarge` and `modelFailed`. */
export async function askProvider<Shape extends z.core.$ZodType>(
  { fetch, base, signal }: Pick<ProviderCall, 'fetch' | 'base' | 'signal'>,
  path: string,
  request: ModelRequest,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const response = await modelFetch({ fetch })(base + path, { signal, ...request });
  const body = new TextDecoder().decode(await readAnswer(response));
  if (!response.ok) throw refusal(response, body);
  const { host } = new URL(base);
  const read = z.safeParse(shape, parsed(body, host));
  if (!read.success) throw new Failure('modelFailed', `${host} did not answer as this provider does`, { retry: false });
  return read.data;
}

async function readAnswer(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBody(response, maxBytes);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'tooLarge') throw error;
    throw new Failure('modelFailed', 'an answer without end', { retry: false });
  }
}

function refusal({ status, headers }: Response, body: string): Failure {
  const failure = statusFailure(status, body, (name) => headers.get(name));
  const isTooLarge = status === 413 || ((status === 400 || status === 422) && tooLong.test(failure.message));
  return isTooLarge ? new Failure('tooLarge', failure.message, { status, retry: false }) : failure;
}

function parsed(body: string, host: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Failure('modelFailed', `${host} answered with no JSON, or with half of it`, { retry: true });
  }
}

/**
 * Deletes what a provider has kept of a piece, whether or not the run goes on. It would be deleted some day anyway, and a
 * key may lack the right to it, so nothing depends on the answer.
 */
export async function forget({ fetch, base }: ProviderCall, path: string, headers: Record<string, string>): Promise<void> {
  await fetch(base + path, { method: 'DELETE', headers, signal: AbortSignal.timeout(farewell) }).catch(() => undefined);
}
