import { createSpeechModels } from './downloads.ts';
import { models } from './models.ts';
import { originFiles } from './origin-files.ts';
import { thisMachine } from './this-machine.ts';

export const speechModels = createSpeechModels({
  models,
  files: originFiles,
  machine: thisMachine,
  fetch: (address, request) =>
    fetch(address, { ...request, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }),
  room: async () => {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  },
  partSize: 8_000_000,
  patience: { silence: 60_000, backOff: 500 },
});
