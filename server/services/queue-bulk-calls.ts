import { setImmediate } from 'node:timers/promises';
import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
import type { Operations } from '../../lib/contract/index.ts';
import type { Handlers, OperationContext } from '../../lib/contract/operation.ts';

/**
 * Operations that may read, search or write megabytes, and wait for nothing but the database. Reads have a queue of their own: a
 * write waits while an import of the same user is committed.
 */
const bulkOperations = [
  [
    ...(['listLibrary', 'getVideo', 'searchLibrary', 'listNotes', 'listVersions'] as const),
    ...(['exportLibrary', 'exportVideo', 'exportCards', 'readUnits'] as const),
  ],
  ['addToImport', 'writeUnits'] as const,
];

/** Handlers of one user that perform bulk operations one after the other, with the requests of other users between them. */
export function queueBulkCalls(handlers: Handlers<Operations>): Handlers<Operations> {
  const queuedHandlers = bulkOperations.flatMap((names) => {
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
    return names.map((name) => [name, queued(handlers[name] as Parameters<typeof queued>[0])]);
  });
  return { ...handlers, ...Object.fromEntries(queuedHandlers) };
}
