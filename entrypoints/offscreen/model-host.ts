import type { BrowserModels } from '../../lib/models/browser-apis.ts';
import type { ModelFetch, ModelHost } from '../../lib/models/host.ts';
import { sendRequest } from '../gateway/send-request.ts';

/** Sends a request to a model provider. The worker has checked the host's permission. Redirects are refused, because they would receive the key. */
export const fetchFromModel: ModelFetch = (url, request) =>
  sendRequest(url, 'model', { ...request, cache: 'no-store', redirect: 'error' });

/** The browser's own models, which are available in documents but not in workers. */
const { LanguageModel, Summarizer, Translator, LanguageDetector } = globalThis as {
  LanguageModel?: BrowserModels['languageModel'];
  Summarizer?: BrowserModels['summarizer'];
  Translator?: BrowserModels['translator'];
  LanguageDetector?: BrowserModels['languageDetector'];
};

/** The host of the language models in the offscreen document. */
export const modelHost: ModelHost = {
  fetch: fetchFromModel,
  browser: {
    languageModel: LanguageModel,
    summarizer: Summarizer,
    translator: Translator,
    languageDetector: LanguageDetector,
  },
  device: {
    write: async (...given) => (await import('./on-device/write-text.ts')).writeText(...given),
    list: async () => (await import('./on-device/write-text.ts')).listTextModels(),
  },
};
