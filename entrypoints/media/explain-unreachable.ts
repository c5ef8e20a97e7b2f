import { Failure } from '../../lib/contract/failure.ts';
import { sendRequest } from '../gateway/send-request.ts';

/**
 * Finds the cause of a failed request, which the browser hides from pages: no answer, or a missing permission. Offscreen documents
 * can't query permissions, so an opaque request shows whether the host answers. Throws `offline` when the network is lost.
 */
export async function explainUnreachable(url: string, signal: AbortSignal): Promise<Failure> {
  const { hostname } = new URL(url);
  const answers = async (options: RequestInit) => {
    try {
      const { body } = await sendRequest(url, 'audio', {
        ...options,
        cache: 'no-store',
        headers: { range: 'bytes=0-0' },
        signal,
      });
      await body?.cancel();
      return true;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Failure) throw error;
      return false;
    }
  };
  if (!(await answers({ mode: 'no-cors' })))
    return new Failure('siteFailed', `${hostname} does not answer. Try again later.`, { passing: true });
  // With the host's permission an unfollowed redirect is readable. Then the target's permission is missing, and the browser hides the
  // target.
  const isRedirected = await answers({ redirect: 'manual' });
  const host = isRedirected ? '*' : hostname;
  return new Failure(
    'noPermission',
    `No permission for ${isRedirected ? `the host that ${hostname} redirects to` : hostname}. Grant it and try again.`,
    {
      host,
      reason: 'sound',
    },
  );
}
