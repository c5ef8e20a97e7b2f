import { addressOf } from '../../lib/models/address.ts';
import type { ModelChoice, Models } from '../../lib/ports/models.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenPort } from '../channels/offscreen-port.ts';
import { requireHostPermission } from './require-host-permission.ts';
import { resumableRun } from './resumable-run.ts';

const offscreen = offscreenPort<Models>(
  portNames.models,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/models.ts')).models : undefined,
);

/** The language models in the offscreen document, so that the worker stays small and long answers outlive it. */
export const offscreenModels: Models = {
  write: (request, run) => requirePermission(request.model).then(() => resumableRun(request, run, offscreen.write)),
  polish: (request, run) => requirePermission(request.model).then(() => resumableRun(request, run, offscreen.polish)),
  translate: (request, run) => requirePermission(request.model).then(() => resumableRun(request, run, offscreen.translate)),
  answer: (request, run) => requirePermission(request.model).then(() => offscreen.answer(request, run)),
  // Sends no request, so it needs no permission.
  estimate: (request) => offscreen.estimate(request),
  listModels: (model) => requirePermission(model).then(() => offscreen.listModels(model)),
};

const requirePermission = async (model: ModelChoice): Promise<void> => requireHostPermission(addressOf(model), 'model');
