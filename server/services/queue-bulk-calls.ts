import { setImmediate } from 'node:timers/promises';
import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
import type { Operations } from '../../lib/contract/index.ts';
import type { Handlers, OperationContext } from '../../lib/contract/operation.ts';

/** Operations that may read or search megabytes, and wait for nothing but the database. */
const bulkReads = [
  'listLibrary',
  'getVideo',
  'searchLibrary',
  'listNotes',
  'listVersions',
  'exportLibrary',
  'exportVideo',
  'exportCards',
  'readUnits',
] as const;
/** Operations that may write megabytes. They have a queue of their own, because they wait while an import of the user is committed. */
const bulkWrites = ['addToImport', 'writeUnits'] as const;

/** Handlers of one user that perform bulk operations one after the other, with the requests of other users between them. */
export function queueBulkCalls(handlers: Handlers<Operations>): Handlers<Operations> {
  const queuedHandlers = [bulkReads, bulkWrites].flatMap((names) => {
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
