import { Failure } from '../../lib/contract/failure.ts';
import type { ModelFetch, ModelHost } from '../../lib/models/host.ts';
import type { BrowserModel } from '../../lib/models/ready-browser-model.ts';
import { sendRequest } from '../gateway/send-request.ts';

/** Sends a request to a model provider. The worker has checked the host's permission. Redirects are refused, because they would receive the key. */
export const fetchFromModel: ModelFetch = async (url, request) => {
  const { host } = new URL(url);
  if (!navigator.onLine && !/^(?:localhost|127\.|\[::1\])/.test(host))
    throw new Failure('offline', `No network: ${host} was not requested. Try again when online.`);
  return sendRequest(url, 'model', { ...request, cache: 'no-store', redirect: 'error' });
};

/** The browser's built-in model, which is available in documents but not in workers. */
const { LanguageModel } = globalThis as { LanguageModel?: BrowserModel };

/** The host of the language models in the offscreen document. */
export const modelHost: ModelHost = { fetch: fetchFromModel, browserModel: LanguageModel };
