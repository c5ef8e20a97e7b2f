import { Failure } from '../../../lib/contract/failure.ts';
import { sendRequest } from '../../gateway/send-request.ts';

/**
 * Why an address gave no answer that may be read: the browser tells pages only that it was so. Without the host's
 * permission (this room can't look it up) what was sent for is there all the same, only not for us.
 */
export async function explainUnreachable(url: string, signal: AbortSignal): Promise<Failure> {
  const { hostname } = new URL(url);
  if (!navigator.onLine) return new Failure('offline', `offline, ${hostname} was not asked`);
  const answers = async (options: RequestInit) => {
    try {
      const { body } = await sendRequest(url, 'audio', {
        ...anonymousRequest,
        ...options,
        headers: { range: 'bytes=0-0' },
        signal,
      });
      await body?.cancel();
      return true;
    } catch {
      signal.throwIfAborted();
      return false;
    }
  };
  if (!(await answers({ mode: 'no-cors' }))) return new Failure('siteFailed', `${hostname} does not answer`, { passing: true });
  // A redirection that is not followed may be read by whoever may read the host: then it is another one that is missing,
  // and which one the browser does not tell.
  const isRedirected = await answers({ redirect: 'manual' });
  const host = isRedirected ? '*' : hostname;
  return new Failure('noPermission', `no permission for ${isRedirected ? `where ${hostname} leads to` : hostname}`, {
    host,
    reason: 'sound',
  });
}

/** Nothing of the person goes along, and nothing fills the browser's cache. */
export const anonymousRequest: RequestInit = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' };
