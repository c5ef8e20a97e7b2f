import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { messageClient } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import { addressOf } from '../../lib/models/address.ts';
import type { ModelChoice, Models, Run, WriteRequest } from '../../lib/ports/models.ts';
import { openRoom } from './open-room.ts';

const remote = messageClient<Models>(() => browser.runtime.connect({ name: portNames.models }));
/** A room that goes away so often has a fault of its own. */
const mostOpenings = 3;

/**
 * The language models in the offscreen document: the worker stays small, and long answers outlive it. Permissions are
 * looked up here, because that document can't. Firefox's event page asks the models by itself.
 */
export const modelsRoom: Models = {
  write: (request, run) => goingOn(request, run, (models) => models.write),
  polish: (request, run) => goingOn(request, run, (models) => models.polish),
  translate: (request, run) => goingOn(request, run, (models) => models.translate),
  answer: (request, run) => inRoom(request.model, (models) => models.answer(request, run)),
  // Asks nobody, and so needs no permission.
  estimate: (request) => room().then((models) => models.estimate(request)),
  list: (model) => inRoom(model, (models) => models.list(model)),
};

async function room(): Promise<Models> {
  if (import.meta.env.FIREFOX) return (await import('../offscreen/models.ts')).models;
  await openRoom();
  return remote;
}

async function inRoom<Result>(model: ModelChoice, work: (models: Models) => Promise<Result>): Promise<Result> {
  const address = addressOf(model);
  if (address && !(await browser.permissions.contains({ origins: [`${address.protocol}//${address.hostname}/*`] }))) {
    throw new Failure('noPermission', `no permission for ${address.hostname}`, { host: address.hostname, reason: 'model' });
  }
  return work(await room());
}

/** A run whose room went away goes on in a new one, from the steps that were told. */
async function goingOn<Result>(
  request: WriteRequest,
  run: Run,
  method: (models: Models) => (request: WriteRequest, run: Run) => Promise<Result>,
): Promise<Result> {
  const done = [...request.done];
  const onEvent: Run['onEvent'] = (event) => {
    if (event.kind === 'step') done.push(event.step);
    run.onEvent(event);
  };
  for (let openings = 1; ; openings++) {
    try {
      return await inRoom(request.model, (models) => method(models)({ ...request, done }, { signal: run.signal, onEvent }));
    } catch (error) {
      if (Failure.from(error).code !== 'pageGone' || openings === mostOpenings) throw error;
    }
  }
}
