import { withTimeout } from '../lib/async/with-timeout.ts';
import { Failure } from '../lib/contract/failure.ts';
import { connectionFailure, type HttpFetch, readResult } from '../lib/transports/http-call.ts';

/** The signed-in user of this browser, and the token that each request carries beside the cookie. */
export interface Session {
  userId: string;
  email: string;
  csrfToken: string;
}

/** Milliseconds after which the library opens without a session: a network may be connected and yet answer nothing. */
const sessionTimeoutMs = 5000;

/** Reads the session. Throws `unauthorized` when no one is signed in, and `offline` also when the server does not answer in time. */
export async function readSession(): Promise<Session> {
  const response = fetch('/library/session').catch((error) => {
    throw connectionFailure(error, undefined);
  });
  const onTimeout = () => new Failure('offline', 'The server does not answer.');
  return (await readResult(await withTimeout(response, { timeoutMs: sessionTimeoutMs, onTimeout }))) as Session;
}

/**
 * Creates a `fetch` for the routes of the web library. It reads the session before the first request where none is given, and again
 * after a new sign-in. Throws `unauthorized` when another user has signed in.
 */
export function createSessionFetch(userId: string, first?: Session): HttpFetch {
  let session = first;
  const send: HttpFetch = async (url, request) => {
    session ??= await readSession();
    if (session.userId !== userId) throw new Failure('unauthorized', 'Another user has signed in. Open the library again.');
    return fetch(url, { ...request, headers: { ...request.headers, 'x-csrf-token': session.csrfToken } });
  };
  return async (url, request) => {
    const response = await send(url, request);
    if (response.status !== 401 && response.status !== 403) return response;
    session = undefined;
    return response.status === 403 ? send(url, request) : response;
  };
}
