import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { readBody } from '../../http/read-body.ts';
import type { ModelFetch, ModelRequest } from '../../models/host.ts';
import { responseFailure } from '../../models/provider-failure.ts';
import { modelFetch } from '../../models/provider-request.ts';
import type { ChunkTranscription } from '../../ports/speech.ts';
import type { Recognizer, RecognizerInput } from '../recognizer.ts';

/**
 * Protocol of a provider. Implemented by hand, because the common library drops speakers and names, rejects the responses of
 * local servers, and loses the ids of data to delete.
 */
export interface Protocol {
  chunkSeconds: Recognizer['chunkSeconds'];
  transcribe(chunk: RecognizerInput, call: ProviderCall): Promise<ChunkTranscription>;
}

/** Parameters of one call to a speech provider's API. */
export interface ProviderCall {
  fetch: ModelFetch;
  /** Base address without a final slash. */
  base: string;
  key: string | undefined;
  model: string;
  /** Aborts with the caller or with a timeout. */
  signal: AbortSignal;
  pollIntervalMs: number;
}

/** Chunk sizes in seconds. Labels of speakers hold within a chunk, so it is long; these providers accept hours. */
export const longChunks = { best: 600, max: 1200 };
/** Timeout in milliseconds of requests whose response is not awaited. */
export const unawaitedTimeoutMs = 20_000;

/** Maximum bytes of a response, more than the transcript of any chunk with all its words. */
const maxBytes = 16 * 1024 * 1024;
const tooLong = /too (?:large|long|big)|longer than|maximum (?:content|file) size|exceeds? .{0,40}(?:size|duration|length)/i;

/**
 * Sends a request to a provider and validates the response. Throws `modelRefused`, `rateLimited`, `tooLarge` and `modelFailed`.
 */
export async function callProvider<Shape extends z.core.$ZodType>(
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
  if (!read.success)
    throw new Failure('modelFailed', `${host} sent an unexpected response. Check the provider and the address in the settings.`, {
      retry: false,
    });
  return read.data;
}

async function readAnswer(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBody(response, maxBytes);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'tooLarge') throw error;
    throw new Failure('modelFailed', `The response is larger than ${maxBytes} bytes.`, { retry: false });
  }
}

function refusal(response: Response, body: string): Failure {
  const failure = responseFailure(response, body);
  const { status } = response;
  const isTooLarge = status === 413 || ((status === 400 || status === 422) && tooLong.test(failure.message));
  return isTooLarge ? new Failure('tooLarge', failure.message, { status, retry: false }) : failure;
}

function parsed(body: string, host: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Failure('modelFailed', `${host} sent invalid or truncated JSON.`, { retry: true });
  }
}

/**
 * Deletes the data that a provider stored for a chunk, also after an abort. Failures are ignored: providers delete it
 * eventually, and a key may lack the permission.
 */
export async function deleteProviderData(
  { fetch, base }: ProviderCall,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  await fetch(base + path, { method: 'DELETE', headers, signal: AbortSignal.timeout(unawaitedTimeoutMs) }).catch(() => undefined);
}
