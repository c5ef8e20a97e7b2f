import { Failure } from '../../../lib/contract/failure.ts';
import type { Transcriber } from '../../../lib/ports/speech.ts';
import type { Recognizer } from '../../../lib/speech/recognizer.ts';
import { graphicsFailure } from './graphics-failure.ts';
import { type Build, type Model, models, voicesModel } from './models.ts';
import { originFiles } from './origin-files.ts';
import { runInQueue } from './run-in-queue.ts';
import { bestBuild, bytesOf, storedBuild } from './stored-model.ts';
import { thisMachine } from './this-machine.ts';

type OnDevice = Extract<Transcriber, { kind: 'onDevice' }>;

/** Length of the chunks of audio. Whisper processes half a minute at a time; shorter audio takes as long. */
const chunkSeconds = { best: 25, max: 30 };

/** Speech models by preference: multilingual ones first, larger ones first. */
const speechModelsByQuality = ['whisper', 'moonshine'].flatMap((kind) =>
  models.filter((model) => model.kind === kind).toReversed(),
);
/** Model used if none is named: the smallest with good results. */
const defaultModel = 'whisper-base';

/**
 * Opens the recognizer of a model on this device; without a name, of the best downloaded one. Throws `noModel` if it is not
 * downloaded or this browser can't run it.
 */
export async function recognizerOf({ model: id }: OnDevice, signal: AbortSignal): Promise<Recognizer> {
  const [stored, voices, machine] = await Promise.all([findStoredModel(id), findStoredModel(voicesModel), thisMachine()]);
  signal.throwIfAborted();
  if (!stored || !machine.canRun)
    throw new Failure(
      'noModel',
      `The speech model ${id || defaultModel} is not ready on this device. Download it in the settings.`,
      { model: id || defaultModel },
    );
  const { model } = stored;
  const build: Build = machine.webgpu ? stored.build : { ...stored.build, device: 'wasm' };
  return {
    chunkSeconds,
    sentBytes: 0,
    async transcribe(chunk, signal) {
      if (chunk.samples.length === 0) return { segments: [] };
      if (!understands(model, chunk.language)) {
        throw new Failure('noModel', `${model.name} does not transcribe ${chunk.language}. Choose a multilingual model.`, {
          model: model.id,
          languages: model.languages,
        });
      }
      const transcription = runInQueue(model.id, signal, (computer, options) =>
        computer.transcribe({ model, build, chunk }, options),
      );
      return transcription.catch((error: unknown) => {
        throw graphicsFailure(error, build);
      });
    },
    speechIn: (samples, signal) => runInQueue(undefined, signal, (computer, options) => computer.speechIn({ samples }, options)),
    ...(voices && {
      voiceOf: (samples, signal) =>
        runInQueue(undefined, signal, (computer, options) => computer.voiceOf({ ...voices, samples }, options)),
    }),
  };
}

/** Returns the bytes of a model that are not downloaded yet; without a name, of the default model, or 0 if another one is ready. */
export async function missingBytes(id: string): Promise<number> {
  if (!id && (await findStoredModel(id))) return 0;
  const model = models.find((each) => each.id === (id || defaultModel));
  if (!model) return 0;
  const parts = await originFiles.parts(model.repository);
  const build = storedBuild(model, parts) ?? bestBuild(model, await thisMachine());
  if (!build) return 0;
  const { have, total } = bytesOf(build, parts);
  return total - have;
}

/** Returns the ids of the speech models that are downloaded to this device, the best first. */
export async function listStored(): Promise<string[]> {
  const stored = await Promise.all(speechModelsByQuality.map(({ id }) => findStoredModel(id)));
  return stored.flatMap((each) => each?.model.id ?? []);
}

async function findStoredModel(id: string): Promise<{ model: Model; build: Build } | undefined> {
  for (const model of id ? models.filter((model) => model.id === id) : speechModelsByQuality) {
    const build = storedBuild(model, await originFiles.parts(model.repository));
    if (build) return { model, build };
  }
  return undefined;
}

const understands = ({ languages }: Model, tag: string | undefined): boolean =>
  !tag || languages.length === 0 || languages.includes(tag.toLowerCase().split('-')[0]!);
