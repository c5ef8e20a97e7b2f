import type { AudioSource, Speech, Transcriber } from '../../lib/ports/speech.ts';
import { addressOf } from '../../lib/speech/providers/address.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { allowHost } from './allow-host.ts';
import { goingOn } from './going-on.ts';
import { roomPort } from './room-port.ts';

const room = roomPort<Speech>(
  portNames.speech,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/speech.ts')).speech : undefined,
);

const sounds = roomPort<{ stop(sound: { soundId: string }): Promise<void> }>(portNames.sounds, undefined);

/** What hears, in the offscreen document: sound is decoded there, and models on this device run beside it. */
export const speechRoom: Speech = {
  transcribe: async (request, run) => {
    try {
      await allowed(request);
      return await goingOn(request, run, room.transcribe);
    } catch (error) {
      // What nobody listens to any more is not to be recorded.
      const { audio } = request;
      if (!import.meta.env.FIREFOX && audio.kind === 'kept') void sounds.stop({ soundId: audio.soundId }).catch(() => undefined);
      throw error;
    }
  },
  listModels: (transcriber) => allowed({ transcriber }).then(() => room.listModels(transcriber)),
  // Asks no provider, but may have to look at the file.
  estimate: ({ audio, ...request }) => allowed({ audio }).then(() => room.estimate({ audio, ...request })),
};

async function allowed({ audio, transcriber }: { audio?: AudioSource; transcriber?: Transcriber }): Promise<void> {
  if (audio?.kind === 'file') await allowHost(new URL(audio.url), 'sound');
  if (transcriber && transcriber.kind !== 'onDevice') await allowHost(addressOf(transcriber), 'model');
}
