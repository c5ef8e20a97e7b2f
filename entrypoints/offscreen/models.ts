import { listModels } from '../../lib/models/list-models.ts';
import type { Models } from '../../lib/ports/models.ts';
import { modelHost } from './model-host.ts';

/** What asks models weighs half a megabyte, and is of no use to whoever has none. */
const loadModels = async () => (await import('./model-client.ts')).models;

export const models: Models = {
  write: async (...given) => (await loadModels()).write(...given),
  polish: async (...given) => (await loadModels()).polish(...given),
  translate: async (...given) => (await loadModels()).translate(...given),
  answer: async (...given) => (await loadModels()).answer(...given),
  estimate: async (...given) => (await loadModels()).estimate(...given),
  // Also tells whether the browser has a model of its own, which every first summary wants to know.
  listModels: (model) => listModels(model, modelHost),
};
