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

const audio = offscreenPort<{ stop(sound: { soundId: string }): Promise<void> }>(portNames.audio, undefined);

/** What hears, in the offscreen document: sound is decoded there, and models on this device run beside it. */
export const offscreenSpeech: Speech = {
  transcribe: async (request, run) => {
    try {
      await allowed(request);
      return await resumableRun(request, run, offscreen.transcribe);
    } catch (error) {
      // What nobody listens to any more is not to be recorded.
      const kept = request.audio;
      if (!import.meta.env.FIREFOX && kept.kind === 'kept') void audio.stop({ soundId: kept.soundId }).catch(() => undefined);
      throw error;
    }
  },
  listModels: (transcriber) => allowed({ transcriber }).then(() => offscreen.listModels(transcriber)),
  // Asks no provider, but may have to look at the file.
  estimate: ({ audio: source, ...request }) =>
    allowed({ audio: source }).then(() => offscreen.estimate({ audio: source, ...request })),
};

async function allowed({ audio, transcriber }: { audio?: AudioSource; transcriber?: Transcriber }): Promise<void> {
  if (audio?.kind === 'file') await allowHost(new URL(audio.url), 'sound');
  if (transcriber && transcriber.kind !== 'onDevice') await allowHost(addressOf(transcriber), 'model');
}
