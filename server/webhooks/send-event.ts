import { fetch as undiciFetch } from 'undici';
import { Failure } from '../../lib/contract/failure.ts';
import { isPublicAddress } from '../../lib/sites/public-address.ts';
import { checkAddress } from '../outbound/follow-redirects.ts';
import { createVettedAgent, systemResolve, type Vetting } from '../outbound/vetted-agent.ts';

/** Posts a signed event. Rejects with the reason unless the response has a status from 200 to 299. */
export type SendEvent = (url: string, headers: Record<string, string>, body: string) => Promise<void>;

/** Options of a sender, which tests replace. */
export interface SendEventOptions extends Partial<Vetting> {
  /** Ports besides 80 and 443. */
  ports?: string[];
  timeoutMs?: number;
}

/**
 * Creates the sender of events: to public hosts only, without redirects, because a signature is meant for one address. A response's
 * body is not read.
 */
export function createSendEvent({
  resolve = systemResolve,
  isAllowed = isPublicAddress,
  ports = [],
  timeoutMs = 5000,
}: SendEventOptions = {}): SendEvent {
  const dispatcher = createVettedAgent({ resolve, isAllowed });
  return async (address, headers, body) => {
    const url = checkAddress(address, ports, 'invalid');
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await undiciFetch(url, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Gloss', ...headers },
      body,
      redirect: 'manual',
      credentials: 'omit',
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw new Failure('timeout', `${url.host} sent no response within ${timeoutMs} ms.`);
      const failure = error instanceof Error && error.cause instanceof Failure ? error.cause : undefined;
      throw failure ?? new Failure('siteFailed', `${url.host} can't be reached.`);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Failure('siteFailed', `${url.host} answered with status ${answer.status}.`);
  };
}
