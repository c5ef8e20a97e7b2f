import { listModels } from '../../lib/models/list-models.ts';
import type { Models } from '../../lib/ports/models.ts';
import { modelHost } from './model-host.ts';

/** What asks models weighs half a megabyte, and is of no use to whoever has none. */
const asking = async () => (await import('./asking-models.ts')).models;

export const models: Models = {
  write: async (...given) => (await asking()).write(...given),
  polish: async (...given) => (await asking()).polish(...given),
  translate: async (...given) => (await asking()).translate(...given),
  answer: async (...given) => (await asking()).answer(...given),
  estimate: async (...given) => (await asking()).estimate(...given),
  // Also tells whether the browser has a model of its own, which every first summary wants to know.
  listModels: (model) => listModels(model, modelHost),
};
