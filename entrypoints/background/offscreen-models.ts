import { addressOf } from '../../lib/models/address.ts';
import type { ModelChoice, Models } from '../../lib/ports/models.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenPort } from '../channels/offscreen-port.ts';
import { allowHost } from './allow-host.ts';
import { resumableRun } from './resumable-run.ts';

const offscreen = offscreenPort<Models>(
  portNames.models,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/models.ts')).models : undefined,
);

/** The language models in the offscreen document, so that the worker stays small and long answers outlive it. */
export const offscreenModels: Models = {
  write: (request, run) => allowed(request.model).then(() => resumableRun(request, run, offscreen.write)),
  polish: (request, run) => allowed(request.model).then(() => resumableRun(request, run, offscreen.polish)),
  translate: (request, run) => allowed(request.model).then(() => resumableRun(request, run, offscreen.translate)),
  answer: (request, run) => allowed(request.model).then(() => offscreen.answer(request, run)),
  // Sends no request, so it needs no permission.
  estimate: (request) => offscreen.estimate(request),
  listModels: (model) => allowed(model).then(() => offscreen.listModels(model)),
};

const allowed = async (model: ModelChoice): Promise<void> => allowHost(addressOf(model), 'model');
