import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { answerPort, type Session } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenLock } from '../channels/open-offscreen.ts';
import { isOwnPage } from '../channels/own-page.ts';
import { startSession } from '../channels/session.ts';

/** How long the room stays open without work, in milliseconds: it holds tens of megabytes. */
const idleLimit = 60_000;

let busy = 0;
let idle = setTimeout(close, idleLimit);

const rooms: Record<string, () => Promise<object>> = {
  [portNames.engine]: async () => engine,
  // Heavy, and of no use to whoever has no model.
  [portNames.models]: async () => (await import('./models.ts')).models,
  [portNames.speech]: async () => (await import('./speech.ts')).speech,
  [portNames.speechModels]: async () => (await import('./on-device/speech-models.ts')).speechModels,
  [portNames.pictures]: async () => (await import('./pictures.ts')).pictures,
  [portNames.sounds]: async () => (await import('./sounds/sounds.ts')).sounds,
  [portNames.search]: async () => (await import('./search.ts')).search,
  [portNames.exporter]: async () => (await import('./exporter.ts')).exporter,
};

/** A capture lasts as long as its call, and its sound is gone with the document. */
const session: Session = { id: startSession(), isRepeatable: (name) => !name.startsWith('capture') && name !== 'watch' };

browser.runtime.onConnect.addListener((port) => {
  const room = rooms[port.name];
  if (!room || !isOwnPage(port)) return;
  answerPort(
    port,
    async (name, input, context) => {
      busy += 1;
      clearTimeout(idle);
      try {
        const methods = (await room()) as Record<string, (input: unknown, context: unknown) => Promise<unknown>>;
        if (!Object.hasOwn(methods, name)) throw new Failure('notFound', `the ${port.name} has no ${name}`);
        return await methods[name]!(input, context);
      } finally {
        busy -= 1;
        if (busy === 0) idle = setTimeout(close, idleLimit);
      }
    },
    session,
  );
});

// Whoever opens the room waits for this.
void navigator.locks.request(offscreenLock, () => new Promise(() => undefined));

function close(): void {
  window.close();
}
