import { createRecognizer as recognizerAt } from '../../lib/speech/providers/create-recognizer.ts';
import { listModels } from '../../lib/speech/providers/list-models.ts';
import { createSpeech } from '../../lib/speech/speech.ts';
import { openAudio } from './audio/open-audio.ts';
import { fetchFromModel } from './model-host.ts';

/** Loaded with the first use, because it is large and providers need none of it. */
const onDevice = () => import('./on-device/recognizer.ts');
const host = { fetch: fetchFromModel };

/** Transcription by providers and by the models of this device. */
export const speech = createSpeech({
  openAudio: openAudio,
  recognizerOf: async (transcriber, signal) =>
    transcriber.kind === 'onDevice' ? (await onDevice()).recognizerOf(transcriber, signal) : recognizerAt(transcriber, host),
  listModels: async (transcriber) =>
    transcriber.kind === 'onDevice' ? (await onDevice()).listStored() : listModels(transcriber, host),
  missingBytes: async (model) => (await onDevice()).missingBytes(model),
  now: () => performance.now(),
});
