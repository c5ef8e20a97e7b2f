import { Failure } from '../../../lib/contract/failure.ts';
import type { Transcriber } from '../../../lib/ports/speech.ts';
import type { Recognizer } from '../../../lib/speech/recognizer.ts';
import { createModelQueue } from './model-queue.ts';
import { type Build, type Model, models, voicesModel } from './models.ts';
import { originFiles } from './origin-files.ts';
import { bestBuild, bytesOf, storedBuild } from './stored-model.ts';
import { thisMachine } from './this-machine.ts';

type OnDevice = Extract<Transcriber, { kind: 'onDevice' }>;

const runInQueue = createModelQueue();

/** Seconds. Half a minute is what Whisper was made for; what is shorter takes it as long. */
const piece = { best: 25, max: 30 };

/** Those that know all languages before the others, the larger ones first. */
const speechModelsByQuality = ['whisper', 'moonshine'].flatMap((kind) =>
  models.filter((model) => model.kind === kind).toReversed(),
);
/** Whoever names none begins with the smallest that understands well. */
const defaultModel = 'whisper-base';

/**
 * A model on this device that hears; without a name, the best that was downloaded. Throws `noModel` where it is not
 * there, or where this browser can't run it.
 */
export async function recognizerOf({ model: id }: OnDevice, signal: AbortSignal): Promise<Recognizer> {
  const [stored, voices, machine] = await Promise.all([findStoredModel(id), findStoredModel(voicesModel), thisMachine()]);
  signal.throwIfAborted();
  if (!stored || !machine.canRun)
    throw new Failure('noModel', `${id || 'no model'} is not on this device`, { model: id || defaultModel });
  const { model } = stored;
  const build: Build = machine.webgpu ? stored.build : { ...stored.build, device: 'wasm' };
  return {
    chunkSeconds: piece,
    sentBytes: 0,
    async transcribe(chunk, signal) {
      if (chunk.samples.length === 0) return { segments: [] };
      if (!understands(model, chunk.language)) {
        throw new Failure('noModel', `${model.name} hears no ${chunk.language}`, { model: model.id, languages: model.languages });
      }
      return runInQueue(model.id, signal, (computer, options) => computer.transcribe({ model, build, chunk }, options));
    },
    speechIn: (samples, signal) => runInQueue(undefined, signal, (computer, options) => computer.speechIn({ samples }, options)),
    ...(voices && {
      voiceOf: (samples, signal) =>
        runInQueue(undefined, signal, (computer, options) => computer.voiceOf({ ...voices, samples }, options)),
    }),
  };
}

/** Bytes of a model that are still to be downloaded; without a name, of the one to begin with, unless there is another one. */
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

/** Those that hear, and are on this device: the better ones first. */
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
