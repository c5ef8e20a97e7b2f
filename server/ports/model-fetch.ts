import { Agent, fetch as undiciFetch } from 'undici';
import { Failure } from '../../lib/contract/failure.ts';
import type { ModelFetch } from '../../lib/models/host.ts';
import { checkUrl } from '../../lib/sites/check-url.ts';
import { isPublicAddress } from '../../lib/sites/public-address.ts';
import { createVettedAgent, systemResolve, type Vetting } from '../outbound/vetted-agent.ts';

/** A model on a slow machine thinks for long before it says a word; who asks knows how long to wait. */
const patient = { headersTimeout: 0, bodyTimeout: 0 };

/**
 * The way to models of language and of speech, whose addresses people choose: to the public internet on any port, and to the hosts that the
 * administrator allows. Redirects are not followed, because a key goes to its own address only. Throws `noPermission` for any
 * other address.
 */
export function modelFetch(allowedHosts: readonly string[], vetting: Partial<Vetting> = {}): ModelFetch {
  const { resolve = systemResolve, isAllowed = isPublicAddress } = vetting;
  const vetted = createVettedAgent({ resolve, isAllowed, ...patient });
  const plain = new Agent(patient);
  return async (address, request) => {
    const url = new URL(address);
    const isOurs = allowedHosts.includes(url.host);
    if (!isOurs && !isPublic(url)) {
      throw new Failure('noPermission', `this server asks no models at ${url.host}`, { host: url.host, reason: 'model' });
    }
    try {
      const answer = await undiciFetch(url, {
        ...request,
        redirect: 'error',
        dispatcher: isOurs ? plain : vetted,
      });
      // The same class as the global one, with other types of its headers.
      return answer as unknown as Response;
    } catch (error) {
      const { cause } = error as Error;
      throw cause instanceof Failure ? cause : error;
    }
  };
}

function isPublic(url: URL): boolean {
  const usual = new URL(url);
  usual.port = '';
  return checkUrl({ url: usual.href }).allowed;
}
