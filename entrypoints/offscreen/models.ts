import { listModels } from '../../lib/models/list-models.ts';
import type { Models } from '../../lib/ports/models.ts';
import { modelHost } from './model-host.ts';

let loading: Promise<Models> | undefined;

/** Loads the providers' SDKs (half a megabyte) with the first call, because many users configure no model. */
const loadModels = (): Promise<Models> => {
  loading ??= import('../../lib/models/models.ts').then(({ createModels }) => createModels(modelHost));
  return loading;
};

/** The language models. Each call goes to the provider's SDK, loaded on demand. */
export const models: Models = {
  write: async (...given) => (await loadModels()).write(...given),
  polish: async (...given) => (await loadModels()).polish(...given),
  translate: async (...given) => (await loadModels()).translate(...given),
  answer: async (...given) => (await loadModels()).answer(...given),
  estimate: async (...given) => (await loadModels()).estimate(...given),
  // Needs no SDK; every first summary calls it to learn whether the browser has a model of its own.
  listModels: (model) => listModels(model, modelHost),
};
