import type { AudioSource, Speech, Transcriber } from '../../lib/ports/speech.ts';
import { addressOf } from '../../lib/speech/providers/address.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenPort } from '../channels/offscreen-port.ts';
import { requireHostPermission } from './require-host-permission.ts';
import { resumableRun } from './resumable-run.ts';

const offscreen = offscreenPort<Speech>(
  portNames.speech,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/speech.ts')).speech : undefined,
);

const audio = offscreenPort<{ stop(audio: { soundId: string }): Promise<void> }>(portNames.audio, undefined);

/** Transcription in the offscreen document, which decodes audio and runs the speech models of this device. */
export const offscreenSpeech: Speech = {
  transcribe: async (request, run) => {
    try {
      await requirePermissions(request);
      return await resumableRun(request, run, offscreen.transcribe);
    } catch (error) {
      // A capture whose transcription ended must not record any longer.
      const source = request.audio;
      if (!import.meta.env.FIREFOX && source.kind === 'stored')
        void audio.stop({ soundId: source.soundId }).catch(() => undefined);
      throw error;
    }
  },
  listModels: (transcriber) => requirePermissions({ transcriber }).then(() => offscreen.listModels(transcriber)),
  // Calls no provider, but may have to read the file's start.
  estimate: ({ audio: source, ...request }) =>
    requirePermissions({ audio: source }).then(() => offscreen.estimate({ audio: source, ...request })),
};

async function requirePermissions({ audio, transcriber }: { audio?: AudioSource; transcriber?: Transcriber }): Promise<void> {
  if (audio?.kind === 'file') await requireHostPermission(new URL(audio.url), 'sound');
  if (transcriber && transcriber.kind !== 'onDevice') await requireHostPermission(addressOf(transcriber), 'model');
}
