import * as z from 'zod/mini';
import { Failure, statusOf } from '../contract/failure.ts';
import { clientTypeHeader } from './client-type.ts';

/** As much of the platform's `fetch` as a call uses. */
export type HttpFetch = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<Response>;

/** The connection of an HTTP client with one Gloss server: address, token and `fetch`. */
export interface HttpCaller {
  /** Address before the paths, without a slash at the end. */
  baseUrl: string;
  fetch: HttpFetch;
  /** Returns the token before each call; without one only operations of scope `none` can be called. */
  token?(): Promise<string | undefined>;
  clientType?: string;
}

/** One call of an operation over HTTP. */
export interface HttpCall {
  /** Method and path, as in the table of operations. */
  http: string;
  input: object;
  accept?: string;
  signal?: AbortSignal;
}

/** Sends the call of an operation. Throws `offline` if the server can't be reached. */
export async function sendCall(
  { baseUrl, fetch, token, clientType }: HttpCaller,
  { http, input, accept = 'application/json', signal }: HttpCall,
): Promise<Response> {
  const [method = '', path = ''] = http.split(' ');
  const bearer = await token?.();
  const headers = {
    accept,
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(clientType && { [clientTypeHeader]: clientType }),
  };
  const request =
    method === 'GET'
      ? fetch(`${baseUrl}${path}${toQuery(input)}`, { method, headers, signal })
      : fetch(`${baseUrl}${path}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(input),
          signal,
        });
  return request.catch((error) => {
    throw connectionFailure(error, signal);
  });
}

/** Reads the result of a response. Throws the failure that the response contains. */
export async function readResult(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  throw failureOf(body, response.status);
}

/** Failure of a broken connection: the signal's reason if the call was aborted, else `offline`. */
export function connectionFailure(error: unknown, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted) return Failure.from(signal.reason);
  // The gateway's own refusals pass as they are.
  return error instanceof Failure ? error : new Failure('offline', `The server can't be reached: ${String(error)}`);
}

const FailureAnswer = z.object({
  error: z.object({
    code: z.enum(Object.keys(statusOf) as [keyof typeof statusOf]),
    message: z.string(),
    details: z.optional(z.unknown()),
  }),
});

/** Returns the failure of a refused call; `siteFailed` for a body that Gloss does not send. */
export function failureOf(body: unknown, status: number): Failure {
  const parsed = FailureAnswer.safeParse(body);
  if (!parsed.success)
    return new Failure('siteFailed', `The server answered ${status} without a body of Gloss. Check the server's address.`);
  const { code, message, details } = parsed.data.error;
  return new Failure(code, message, details);
}

function toQuery(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  const text = query.toString();
  return text && `?${text}`;
}
