import { createRecognizer as recognizerAt } from '../../lib/speech/providers/create-recognizer.ts';
import { listModels } from '../../lib/speech/providers/list-models.ts';
import { createSpeech } from '../../lib/speech/speech.ts';
import { openAudio } from './audio/open-audio.ts';
import { fetchFromModel } from './model-host.ts';

/** Heavier than everything else here, and of no use to whoever has others listen. */
const onDevice = () => import('./on-device/recognizer.ts');
const host = { fetch: fetchFromModel };

export const speech = createSpeech({
  openAudio: openAudio,
  recognizerOf: async (transcriber, signal) =>
    transcriber.kind === 'onDevice' ? (await onDevice()).recognizerOf(transcriber, signal) : recognizerAt(transcriber, host),
  listModels: async (transcriber) =>
    transcriber.kind === 'onDevice' ? (await onDevice()).listStored() : listModels(transcriber, host),
  missingBytes: async (model) => (await onDevice()).missingBytes(model),
  now: () => performance.now(),
});
