import type { AudioSource, Speech, Transcriber } from '../../lib/ports/speech.ts';
import { addressOf } from '../../lib/speech/providers/address.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { allowHost } from './allow-host.ts';
import { offscreenPort } from './offscreen-port.ts';
import { resumableRun } from './resumable-run.ts';

const offscreen = offscreenPort<Speech>(
  portNames.speech,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/speech.ts')).speech : undefined,
);

const audio = offscreenPort<{ stop(sound: { soundId: string }): Promise<void> }>(portNames.sounds, undefined);

/** What hears, in the offscreen document: sound is decoded there, and models on this device run beside it. */
export const offscreenSpeech: Speech = {
  transcribe: async (request, run) => {
    try {
      await allowed(request);
      return await resumableRun(request, run, offscreen.transcribe);
    } catch (error) {
      // What nobody listens to any more is not to be recorded.
      if (!import.meta.env.FIREFOX && request.audio.kind === 'kept') void audio.stop(request.audio).catch(() => undefined);
      throw error;
    }
  },
  listModels: (transcriber) => allowed({ transcriber }).then(() => offscreen.listModels(transcriber)),
  // Asks no provider, but may have to look at the file.
  estimate: ({ audio, ...request }) => allowed({ sound: audio }).then(() => offscreen.estimate({ audio, ...request })),
};

async function allowed({ sound, transcriber }: { sound?: AudioSource; transcriber?: Transcriber }): Promise<void> {
  if (sound?.kind === 'file') await allowHost(new URL(sound.url), 'sound');
  if (transcriber && transcriber.kind !== 'onDevice') await allowHost(addressOf(transcriber), 'model');
}
