import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import type { Client, Operation, OperationContext, OperationTable } from '../contract/operation.ts';
import { connectionFailure, failureOf, type HttpCaller, readResult, sendCall } from './http-call.ts';
import { eventStream, isStreamed, readEvents } from './read-events.ts';

/**
 * The client of a server: the same calls, results and failures as over the other transports. Throws `offline` when the server can't
 * be reached, and `siteFailed` for an answer that is not what the operation describes.
 */
export const httpClient = <T extends OperationTable>(table: T, caller: HttpCaller): Client<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, operation]) => [
      name,
      async (input: unknown, context: Partial<OperationContext> = {}) =>
        validAnswer(operation, await call(operation, input ?? {}, caller, context), caller),
    ]),
  ) as Client<T>;

/** The answer with the fields that the operation describes. A newer server may send more. */
function validAnswer({ http, output }: Operation, answer: unknown, { baseUrl }: HttpCaller): unknown {
  const parsed = z.safeParse(output, answer);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || '(the whole answer)').join(', ');
  throw new Failure('siteFailed', `${baseUrl} answers ${http} in a form that this version does not read: ${fields}.`);
}

async function call(
  operation: Operation,
  input: object,
  caller: HttpCaller,
  { signal, onProgress }: Partial<OperationContext>,
): Promise<unknown> {
  const accept = onProgress && isStreamed(operation) ? eventStream : undefined;
  const response = await sendCall(caller, { http: operation.http, input, accept, signal });
  if (response.ok && response.body && response.headers.get('content-type')?.startsWith(eventStream)) {
    return readLastEvent(response.body, (error) => connectionFailure(error, signal), onProgress);
  }
  return readResult(response);
}

const ProgressEvent = z.object({ stage: z.string(), done: z.optional(z.number()), total: z.optional(z.number()) });

/** The result at the end of a stream of events. */
async function readLastEvent(
  body: ReadableStream,
  toFailure: (error: unknown) => Failure,
  onProgress: OperationContext['onProgress'],
): Promise<unknown> {
  for await (const { event, data } of readEvents(body, toFailure)) {
    const value = parseJson(data);
    if (event === 'result') return value;
    if (event === 'failure') throw failureOf(value, 200);
    const progress = event === 'progress' ? ProgressEvent.safeParse(value) : undefined;
    if (progress?.success) onProgress?.(progress.data);
  }
  throw toFailure('the response ended before it was complete');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failureOf(undefined, 200);
  }
}
