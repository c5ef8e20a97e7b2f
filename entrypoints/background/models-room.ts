import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import { addressOf } from '../../lib/models/address.ts';
import type { ModelChoice, Models, Run, WriteRequest } from '../../lib/ports/models.ts';
import { roomPort } from './room-port.ts';

const room = roomPort<Models>(
  portNames.models,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/models.ts')).models : undefined,
);

/** The language models in the offscreen document: the worker stays small, and long answers outlive it. */
export const modelsRoom: Models = {
  write: (request, run) => goingOn(request, run, room.write),
  polish: (request, run) => goingOn(request, run, room.polish),
  translate: (request, run) => goingOn(request, run, room.translate),
  answer: (request, run) => allowed(request.model).then(() => room.answer(request, run)),
  // Asks nobody, and so needs no permission.
  estimate: (request) => room.estimate(request),
  list: (model) => allowed(model).then(() => room.list(model)),
};

/** Permissions are looked up here, because that document can't. */
async function allowed(model: ModelChoice): Promise<void> {
  const address = addressOf(model);
  if (!address || (await browser.permissions.contains({ origins: [`${address.protocol}//${address.hostname}/*`] }))) return;
  throw new Failure('noPermission', `no permission for ${address.hostname}`, { host: address.hostname, reason: 'model' });
}

/** A run whose room went away goes on in a new one, from the steps that were told. */
async function goingOn<Result>(
  request: WriteRequest,
  { signal, onEvent }: Run,
  method: (request: WriteRequest, run: Run) => Promise<Result>,
): Promise<Result> {
  await allowed(request.model);
  const done = [...request.done];
  const following: Run['onEvent'] = (event) => {
    if (event.kind === 'step') done.push(event.step);
    onEvent(event);
  };
  return method({ ...request, done }, { signal, onEvent: following });
}
