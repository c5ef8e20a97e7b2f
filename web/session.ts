import { Failure } from '../lib/contract/failure.ts';
import { connectionFailure, type HttpFetch, readResult } from '../lib/transports/http-call.ts';

/** The signed-in user of this browser, and the token that each request carries beside the cookie. */
export interface Session {
  userId: string;
  email: string;
  csrfToken: string;
}

/** Reads the session. Throws `unauthorized` when no one is signed in, and `offline`. */
export async function readSession(): Promise<Session> {
  const response = await fetch('/library/session').catch((error) => {
    throw connectionFailure(error, undefined);
  });
  return (await readResult(response)) as Session;
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
