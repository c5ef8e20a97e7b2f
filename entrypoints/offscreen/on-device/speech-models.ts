import { sendRequest } from '../../gateway/send-request.ts';
import { createSpeechModels } from './downloads.ts';
import { models } from './models.ts';
import { originFiles } from './origin-files.ts';
import { thisMachine } from './this-machine.ts';

export const speechModels = createSpeechModels({
  models,
  files: originFiles,
  machine: thisMachine,
  fetch: (address, request) => sendRequest(address, 'modelDownload', { ...request, cache: 'no-store' }),
  room: async () => {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  },
  partSize: 8_000_000,
  patience: { silence: 60_000, backOff: 500 },
});
