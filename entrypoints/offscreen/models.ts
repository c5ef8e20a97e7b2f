import { Failure } from '../../lib/contract/failure.ts';
import type { BrowserModel } from '../../lib/models/browser-model.ts';
import type { ModelFetch } from '../../lib/models/host.ts';
import { createModels } from '../../lib/models/models.ts';

/** Only the host's permission, which the worker has looked up, lets an answer of another origin be read. */
const askOutside: ModelFetch = async (url, request) => {
  const { host } = new URL(url);
  if (!navigator.onLine && !/^(?:localhost|127\.|\[::1\])/.test(host))
    throw new Failure('offline', `offline, ${host} was not asked`);
  return fetch(url, { ...request, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' });
};

/** The browser's own model shows itself to windows only, which this document is. */
const { LanguageModel } = globalThis as { LanguageModel?: BrowserModel };

export const models = createModels({ fetch: askOutside, browserModel: LanguageModel });
