import { sleep } from '../../async/sleep.ts';
import { Failure } from '../../contract/failure.ts';
import type { WorkspaceRequest } from './note-requests.ts';

/** The part of the official client that is used, created without its own retries: `new Client({ auth, fetch, retry: false })`. */
export interface WorkspaceClient {
  request(request: WorkspaceRequest): Promise<unknown>;
}

export interface SendOptions {
  signal: AbortSignal;
  /** Milliseconds. */
  sleep?: (time: number, signal: AbortSignal) => Promise<void>;
  /** Reads the result of a request whose answer was lost; undefined if the request was not carried out. */
  verify?: () => Promise<unknown>;
}

const maxAttempts = 5;
const firstDelayMs = 1000;
/** Maximum delay; a workspace that requests a longer one fails the export. */
const maxDelayMs = 60_000;

/**
 * Sends a request, and repeats it after errors: waits as long as a busy workspace requests, and verifies first whether a request
 * whose answer was lost was carried out. Throws `cancelled`, `notFound`, `rateLimited`, `offline`, `timeout`, or `siteFailed` with `details: {status, code}`.
 */
export async function sendRequest(client: WorkspaceClient, request: WorkspaceRequest, options: SendOptions): Promise<unknown> {
  const { signal, sleep: wait = sleep, verify } = options;
  for (let attempt = 1; ; attempt++) {
    if (signal.aborted) throw new Failure('cancelled');
    try {
      return await client.request(request);
    } catch (error) {
      const requestError = readRequestError(error);
      const delayMs = requestError.retryAfter ?? firstDelayMs * 2 ** (attempt - 1);
      if (requestError.isFinal || attempt === maxAttempts || delayMs > maxDelayMs) throw failureOf(error, requestError);
      await wait(delayMs, signal);
      const done = requestError.isUndone ? undefined : await verify?.();
      if (done !== undefined) return done;
    }
  }
}

/** An error of a request to a workspace, as far as it decides about a repetition. */
interface RequestError {
  status?: number;
  code?: string;
  /** Milliseconds. */
  retryAfter?: number;
  /** Whether a repetition would fail again. */
  isFinal: boolean;
  /** Whether the workspace reports that it changed nothing. */
  isUndone: boolean;
}

/** Reads an error of the client, or any other with a status and headers. */
function readRequestError(error: unknown): RequestError {
  if (error instanceof Failure) return { isFinal: true, isUndone: true };
  const { status, code, headers } = error as { status?: number; code?: string; headers?: { get?(name: string): string | null } };
  const seconds = Number(headers?.get?.('retry-after') ?? Number.NaN);
  return {
    status,
    code,
    ...(seconds >= 0 && { retryAfter: seconds * 1000 }),
    isFinal: status !== undefined && status < 500 && status !== 429 && status !== 409,
    isUndone: status === 429 || status === 409 || status === 529,
  };
}

function failureOf(error: unknown, { status, code, retryAfter }: RequestError): Failure {
  if (error instanceof Failure) return error;
  const message = error instanceof Error ? error.message : String(error);
  const details = { status, code, ...(retryAfter !== undefined && { retryAfter: retryAfter / 1000 }) };
  if (code === 'notionhq_client_request_timeout') return new Failure('timeout', message);
  if (status === undefined) return new Failure('offline', message);
  return new Failure(status === 404 ? 'notFound' : status === 429 ? 'rateLimited' : 'siteFailed', message, details);
}
