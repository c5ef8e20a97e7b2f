import { Failure } from '../../lib/contract/failure.ts';
import type { ModelFetch, ModelHost } from '../../lib/models/host.ts';
import type { BrowserModel } from '../../lib/models/ready-browser-model.ts';
import { sendRequest } from '../gateway/send-request.ts';

/** Only the host's permission, which the worker has looked up, lets an answer of another origin be read. Keys follow no redirect. */
export const fetchFromModel: ModelFetch = async (url, request) => {
  const { host } = new URL(url);
  if (!navigator.onLine && !/^(?:localhost|127\.|\[::1\])/.test(host))
    throw new Failure('offline', `offline, ${host} was not asked`);
  return sendRequest(url, 'model', { ...request, cache: 'no-store', redirect: 'error' });
};

/** The browser's own model shows itself to windows only, which this document is. */
const { LanguageModel } = globalThis as { LanguageModel?: BrowserModel };

export const modelHost: ModelHost = { fetch: fetchFromModel, browserModel: LanguageModel };
