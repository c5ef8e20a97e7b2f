import { Agent, fetch as undiciFetch } from 'undici';
import { Failure } from '../../lib/contract/failure.ts';
import type { ModelFetch } from '../../lib/models/host.ts';
import { checkUrl } from '../../lib/sites/check-url.ts';
import { isPublicAddress } from '../../lib/sites/public-address.ts';
import { createVettedAgent, systemResolve, type Vetting } from '../outbound/vetted-agent.ts';
import { isModelRequest } from './model-paths.ts';

/** Disables timeouts, because a model on a slow machine answers late, and its caller has a timeout. */
const withoutTimeouts = { headersTimeout: 0, bodyTimeout: 0 };

/**
 * Returns a fetch for language and speech models, whose addresses users choose: any port of the public internet, and the APIs of
 * models on the hosts that the operator allows. Redirects are not followed, because a key is sent to its own address only. Throws
 * `noPermission` for any other address.
 */
export function modelFetch(allowedHosts: readonly string[], vetting: Partial<Vetting> = {}): ModelFetch {
  const { resolve = systemResolve, isAllowed = isPublicAddress } = vetting;
  const vetted = createVettedAgent({ resolve, isAllowed, ...withoutTimeouts });
  const plain = new Agent(withoutTimeouts);
  return async (address, request) => {
    const url = new URL(address);
    const isAllowedHost = allowedHosts.includes(url.host);
    if (!isAllowedHost && !isPublic(url)) {
      throw new Failure(
        'noPermission',
        `This server sends no requests to models at ${url.host}: its operator can allow it by GLOSS_MODEL_HOSTS.`,
        { host: url.host, reason: 'model' },
      );
    }
    const { method = 'GET' } = request;
    if (isAllowedHost && !isModelRequest(method, url)) {
      throw new Failure(
        'noPermission',
        `This server sends no ${method} ${url.pathname} to ${url.host}: it is no API of a model.`,
        {
          host: url.host,
          reason: 'model',
        },
      );
    }
    try {
      const answer = await undiciFetch(url, {
        ...request,
        redirect: 'error',
        dispatcher: isAllowedHost ? plain : vetted,
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
