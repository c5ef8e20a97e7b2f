import * as z from 'zod/mini';
import { Failure, statusOf } from '../contract/failure.ts';
import type { Client, Context, Operation, Table } from '../contract/operation.ts';

/** As much of the platform's `fetch` as the client uses. */
export type HttpFetch = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<Response>;

export interface HttpClientOptions {
  /** Where the paths begin, without a slash at the end. */
  baseUrl: string;
  fetch: HttpFetch;
  /** Asked before each call; without a token only rows of scope `none` answer. */
  token?(): Promise<string | undefined>;
  clientType?: string;
}

const Refusal = z.object({
  error: z.object({
    code: z.enum(Object.keys(statusOf) as [keyof typeof statusOf]),
    message: z.string(),
    details: z.optional(z.unknown()),
  }),
});

/** The client of a server: the same calls, results and failures as at every other door, and `offline` where nobody answers. */
export const httpClient = <T extends Table>(table: T, options: HttpClientOptions): Client<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      (input: unknown, { signal }: Partial<Context> = {}) => call(row, input ?? {}, options, signal),
    ]),
  ) as Client<T>;

async function call(
  { http }: Operation,
  input: object,
  { baseUrl, fetch, token, clientType }: HttpClientOptions,
  signal?: AbortSignal,
): Promise<unknown> {
  const [method = '', path = ''] = http.split(' ');
  const bearer = await token?.();
  const headers = {
    accept: 'application/json',
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
  const response = await request.catch((error) => {
    if (signal?.aborted) throw Failure.from(signal.reason);
    // What fetches may have reasons of its own.
    throw error instanceof Failure ? error : new Failure('offline', `the server can't be reached: ${String(error)}`);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  const refusal = Refusal.safeParse(body);
  if (!refusal.success) throw new Failure('siteFailed', `the server answered ${response.status}, and not as Gloss does`);
  const { code, message, details } = refusal.data.error;
  throw new Failure(code, message, details);
}

function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  const text = query.toString();
  return text && `?${text}`;
}
