import { createRecognizer as recognizerAt } from '../../lib/speech/providers/create-recognizer.ts';
import { listModels } from '../../lib/speech/providers/list-models.ts';
import { createSpeech } from '../../lib/speech/speech.ts';
import { askOutside } from './model-host.ts';
import { openSound } from './sounds/open-sound.ts';

/** Heavier than everything else here, and of no use to whoever has others listen. */
const onDevice = () => import('./on-device/recognizer.ts');
const host = { fetch: askOutside };

export const speech = createSpeech({
  openSound,
  recognizerOf: async (transcriber, signal) =>
    transcriber.kind === 'onDevice' ? (await onDevice()).recognizerOf(transcriber, signal) : recognizerAt(transcriber, host),
  listModels: async (transcriber) =>
    transcriber.kind === 'onDevice' ? (await onDevice()).listKept() : listModels(transcriber, host),
  missingBytes: async (model) => (await onDevice()).missingBytes(model),
  now: () => performance.now(),
});
