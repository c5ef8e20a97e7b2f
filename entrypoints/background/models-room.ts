import { addressOf } from '../../lib/models/address.ts';
import type { ModelChoice, Models } from '../../lib/ports/models.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { allowHost } from './allow-host.ts';
import { goingOn } from './going-on.ts';
import { roomPort } from './room-port.ts';

const room = roomPort<Models>(
  portNames.models,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/models.ts')).models : undefined,
);

/** The language models in the offscreen document: the worker stays small, and long answers outlive it. */
export const modelsRoom: Models = {
  write: (request, run) => allowed(request.model).then(() => goingOn(request, run, room.write)),
  polish: (request, run) => allowed(request.model).then(() => goingOn(request, run, room.polish)),
  translate: (request, run) => allowed(request.model).then(() => goingOn(request, run, room.translate)),
  answer: (request, run) => allowed(request.model).then(() => room.answer(request, run)),
  // Asks nobody, and so needs no permission.
  estimate: (request) => room.estimate(request),
  listModels: (model) => allowed(model).then(() => room.listModels(model)),
};

const allowed = async (model: ModelChoice): Promise<void> => allowHost(addressOf(model), 'model');
