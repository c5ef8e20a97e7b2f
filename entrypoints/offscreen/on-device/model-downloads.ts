import { sendRequest } from '../../gateway/send-request.ts';
import { createModelDownloads } from './downloads.ts';
import { models } from './models.ts';
import { originFiles } from './origin-files.ts';
import { textModels } from './text-models.ts';
import { thisMachine } from './this-machine.ts';

/** The speech and language models of this device: their list, downloads and removal. */
export const modelDownloads = createModelDownloads({
  models: [...models, ...textModels],
  files: originFiles,
  machine: thisMachine,
  fetch: (address, request) => sendRequest(address, 'modelDownload', { ...request, cache: 'no-store' }),
  freeBytes: async () => {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  },
  partSize: 8_000_000,
  timeouts: { silenceMs: 60_000, backOffMs: 500 },
});
