import * as z from 'zod/mini';
import { Failure, statusOf } from '../contract/failure.ts';

/** As much of the platform's `fetch` as a call uses. */
export type HttpFetch = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<Response>;

export interface HttpCaller {
  /** Where the paths begin, without a slash at the end. */
  baseUrl: string;
  fetch: HttpFetch;
  /** Asked before each call; without a token only rows of scope `none` answer. */
  token?(): Promise<string | undefined>;
  clientType?: string;
}

export interface HttpCall {
  /** Method and path, as rows have them. */
  http: string;
  input: object;
  accept?: string;
  signal?: AbortSignal;
}

/** Sends the call of a row. Throws `offline` where nobody answers. */
export async function sendCall(
  { baseUrl, fetch, token, clientType }: HttpCaller,
  { http, input, accept = 'application/json', signal }: HttpCall,
): Promise<Response> {
  const [method = '', path = ''] = http.split(' ');
  const bearer = await token?.();
  const headers = {
    accept,
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(clientType && { 'x-client-type': clientType }),
  };
  const request =
    method === 'GET'
      ? fetch(`${baseUrl}${path}${queryOf(input)}`, { method, headers, signal })
      : fetch(`${baseUrl}${path}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(input),
          signal,
        });
  return request.catch((error) => {
    throw brokenOff(error, signal);
  });
}

/** The result that a response brings. Throws the failure that it tells. */
export async function resultOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  throw refusalOf(body, response.status);
}

/** Why a connection broke. */
export function brokenOff(error: unknown, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted) return Failure.from(signal.reason);
  // What fetches may have reasons of its own.
  return error instanceof Failure ? error : new Failure('offline', `the server can't be reached: ${String(error)}`);
}

const Refusal = z.object({
  error: z.object({
    code: z.enum(Object.keys(statusOf) as [keyof typeof statusOf]),
    message: z.string(),
    details: z.optional(z.unknown()),
  }),
});

/** What a refused call is told, in the server's words or, for what is none of Gloss, in ours. */
export function refusalOf(body: unknown, status: number): Failure {
  const refusal = Refusal.safeParse(body);
  if (!refusal.success) return new Failure('siteFailed', `the server answered ${status}, and not as Gloss does`);
  const { code, message, details } = refusal.data.error;
  return new Failure(code, message, details);
}

function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  const text = query.toString();
  return text && `?${text}`;
}
