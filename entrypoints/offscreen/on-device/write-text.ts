import { Failure } from '../../../lib/contract/failure.ts';
import type { DeviceModel } from '../../../lib/models/device-model.ts';
import { originFiles } from './origin-files.ts';
import { runInQueue } from './run-in-queue.ts';
import { bestBuild, storedBuild } from './stored-model.ts';
import { textModels } from './text-models.ts';
import { thisMachine } from './this-machine.ts';

/** Writes with a downloaded language model, in the worker. Throws `noModel` if it is not downloaded or this device can't run it. */
export const writeText: DeviceModel = async ({ model: id, ...question }, { signal, onText }) => {
  const model = textModels.find((each) => each.id === id);
  const stored = model && storedBuild(model, await originFiles.parts(model.repository));
  if (!stored || !bestBuild({ builds: [stored] }, await thisMachine()))
    throw new Failure('noModel', `The language model ${id} is not ready on this device. Download it in the settings.`, {
      model: id,
    });
  return runInQueue(id, signal, (computer, options) =>
    computer.write({ model, build: stored, question }, { ...options, onEvent: (event) => onText(event as string) }),
  );
};

/** Returns the ids of the language models that are downloaded to this device. */
export async function listTextModels(): Promise<string[]> {
  const listed = await Promise.all(
    textModels.map(async (model) => (storedBuild(model, await originFiles.parts(model.repository)) ? [model.id] : [])),
  );
  return listed.flat();
}
