import sileroAddress from '@ricky0123/vad-web/dist/silero_vad_v6.onnx?url';
import { Failure } from '../../../lib/contract/failure.ts';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import { findSpeechRanges } from '../../../lib/speech/find-speech-ranges.ts';
import { frameSeconds, voiceProbabilities } from '../../../lib/speech/silero.ts';
import { serveWorker } from '../workers/serve-worker.ts';
import type { ModelWorker } from './model-worker.ts';
import type { Build, Model } from './models.ts';
import { bytesAt, configureOnnxRuntime } from './onnx-runtime.ts';
import { openSilero } from './open-silero.ts';

/** Audio before and after speech that is passed to the model too. */
const marginSeconds = 0.1;
/** Never aborted, because the host terminates the worker when a call is canceled. */
const never = new AbortController().signal;

const loaded = new Map<string, Promise<unknown>>();
/** Loads a model with its first use. */
function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  if (!loaded.has(name)) loaded.set(name, load());
  return loaded.get(name) as Promise<T>;
}

async function speechIn(samples: Float32Array) {
  const silero = await once('silero', async () => openSilero(await bytesAt(sileroAddress)));
  const ranges = findSpeechRanges(await voiceProbabilities(samples, silero, never), frameSeconds, marginSeconds);
  const duration = samples.length / sampleRate;
  // The last frame reaches beyond the end.
  return ranges.map(({ startTime, endTime }) => ({ startTime, endTime: Math.min(endTime, duration) }));
}

const loadRecognizer = (model: Model, build: Build) =>
  once(model.id, () =>
    open(model, build).catch((error) => {
      if (build.device === 'wasm') throw error;
      // A reported graphics processor may still fail to run the model.
      return open(model, { ...build, device: 'wasm' });
    }),
  );
const open = async (model: Model, build: Build) =>
  model.kind === 'whisper'
    ? (await import('./open-whisper.ts')).openWhisper(model, build)
    : (await import('./open-moonshine.ts')).openMoonshine(model, build, speechIn);

const handlers: ModelWorker = {
  speechIn: ({ samples }) => speechIn(samples),
  transcribe: async ({ model, build, chunk }) => (await loadRecognizer(model, build))(chunk),
  async voiceOf({ model, build, samples }) {
    const computeVoice = await once(model.id, async () => (await import('./open-voices.ts')).openVoices(model, build));
    return computeVoice(samples);
  },
  async write({ model, build, question }, { onEvent }) {
    const writeText = await once(model.id, async () => (await import('./open-text-model.ts')).openTextModel(model, build));
    return writeText(question, onEvent);
  },
};

configureOnnxRuntime();
serveWorker(async (name, input, context) => {
  try {
    return await handlers[name as keyof ModelWorker](input as never, context);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('modelFailed', error instanceof Error ? error.message : String(error));
  }
});
