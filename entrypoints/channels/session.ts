import type { SessionEnd } from '../../lib/transports/message-client.ts';

const lockOf = (session: string) => `session:${session}`;

/**
 * Starts the session of this worker or document, by which callers notice its end, and returns its id. A session is a Web Lock
 * that is held until the context ends: the browser frees it after an idle stop, an update or a crash, and neither the lock nor
 * a wait for it keeps a worker awake, as a heartbeat would.
 */
export function startSession(): Promise<string> {
  const session = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const hold = () => {
      resolve(session);
      return new Promise(() => undefined);
    };
    navigator.locks.request(lockOf(session), hold).catch(reject);
  });
}

const ends = new Map<string, AbortSignal>();

/**
 * Returns a signal that aborts when the worker or document of this session id has ended, because its Web Lock is free. All
 * calls for a session share one wait.
 */
export const sessionEnd: SessionEnd = (session) => {
  const known = ends.get(session);
  if (known) return known;
  const end = new AbortController();
  ends.set(session, end.signal);
  const notify = () => {
    ends.delete(session);
    end.abort();
  };
  void navigator.locks.request(lockOf(session), { mode: 'shared' }, notify);
  return end.signal;
};
