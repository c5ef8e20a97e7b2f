import { portNames } from '../../lib/transports/port-names.ts';
import type { Channel } from '../channels/channel.ts';
import { exporterChannel } from '../channels/exporter-channel.ts';
import { noveltyChannel } from '../channels/novelty-channel.ts';
import {
  audioChannel,
  engineChannel,
  imagesChannel,
  modelDownloadsChannel,
  modelsChannel,
  searchChannel,
  speechChannel,
} from '../channels/offscreen-channels.ts';
import { offscreenLock } from '../channels/open-offscreen.ts';
import { channelOf, type LoadHandlers, type ServedChannel, serveChannels } from '../channels/serve-channels.ts';
import { startSession } from '../channels/session.ts';
import { acceptPageScripts } from './audio/playback-port.ts';
import { library } from './library.ts';
import { textEngine } from './text-engine.ts';

/** Time without calls after which the document closes, because it takes tens of megabytes. */
const maxIdleMs = 60_000;

let openCalls = 0;
let idleTimer = setTimeout(close, maxIdleMs);

const channels: Record<string, ServedChannel> = {
  ...served(portNames.textEngine, engineChannel, () => textEngine.handlers),
  ...served(portNames.search, searchChannel, () => library.handlers),
  ...served(portNames.novelty, noveltyChannel, () => library.handlers),
  // Loaded with the first call, because they are large and many users need few of them.
  ...served(portNames.models, modelsChannel, async () => (await import('./models.ts')).models),
  ...served(portNames.speech, speechChannel, async () => (await import('./speech.ts')).speech),
  ...served(
    portNames.modelDownloads,
    modelDownloadsChannel,
    async () => (await import('./on-device/model-downloads.ts')).modelDownloads,
  ),
  ...served(portNames.images, imagesChannel, async () => (await import('./images.ts')).images),
  ...served(portNames.audio, audioChannel, async () => (await import('./audio/audio.ts')).startAudio()),
  ...served(portNames.exporter, exporterChannel, async () => (await import('./exporter.ts')).exporter),
};

/** Serves a channel whose open calls keep the document open. */
function served<Table extends Channel>(name: string, table: Table, load: LoadHandlers<Table>): Record<string, ServedChannel> {
  const channel = channelOf(name, table, load);
  return {
    [name]: {
      ...channel,
      async answer(...call) {
        openCalls += 1;
        clearTimeout(idleTimer);
        try {
          return await channel.answer(...call);
        } finally {
          openCalls -= 1;
          if (openCalls === 0) idleTimer = setTimeout(close, maxIdleMs);
        }
      },
    },
  };
}

// Loads while the first call is on its way: most calls are its own.
textEngine.start();
acceptPageScripts();
serveChannels(channels, { sessionId: startSession() });

// A context that opens the document waits until this lock is held.
void navigator.locks.request(offscreenLock, () => new Promise(() => undefined));

function close(): void {
  window.close();
}
