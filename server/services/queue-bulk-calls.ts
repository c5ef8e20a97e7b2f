import { setImmediate } from 'node:timers/promises';
import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
import type { Operations } from '../../lib/contract/index.ts';
import type { Handlers, OperationContext } from '../../lib/contract/operation.ts';

/** Operations that may read, search or write megabytes, and wait for nothing but the database. */
const bulkOperations = [
  ...(['listLibrary', 'getVideo', 'searchLibrary', 'listNotes', 'listVersions'] as const),
  ...(['exportLibrary', 'exportVideo', 'exportCards', 'addToImport', 'readUnits', 'writeUnits'] as const),
];

/** Handlers of one user that perform bulk operations one after the other, with the requests of other users between them. */
export function queueBulkCalls(handlers: Handlers<Operations>): Handlers<Operations> {
  const runExclusively = limitConcurrency(1);
  const queued =
    <Input, Output>(handle: (input: Input, context: OperationContext) => Promise<Output>) =>
    (input: Input, context: OperationContext): Promise<Output> =>
      runExclusively(async () => {
        // The answer before this one is validated and written first, and other requests are read.
        await setImmediate();
        context.signal.throwIfAborted();
        return handle(input, context);
      });
  const queuedHandlers = bulkOperations.map((name) => [name, queued(handlers[name] as Parameters<typeof queued>[0])]);
  return { ...handlers, ...Object.fromEntries(queuedHandlers) };
}
