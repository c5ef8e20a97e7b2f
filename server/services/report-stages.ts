import { AsyncLocalStorage } from 'node:async_hooks';
import type { Operations } from '../../lib/contract/index.ts';
import type { Handlers, OperationContext, OperationProgress } from '../../lib/contract/operation.ts';
import type { Models } from '../../lib/ports/models.ts';

const caller = new AsyncLocalStorage<OperationContext['onProgress']>();

/** Handlers of operations that are no tasks, which report their first stage at once. */
export function reportHandlerStages(handlers: Handlers<Operations>): Handlers<Operations> {
  const reporting =
    <Input, Output>(stage: OperationProgress['stage'], handle: (input: Input, context: OperationContext) => Promise<Output>) =>
    (input: Input, context: OperationContext): Promise<Output> => {
      context.onProgress?.({ stage });
      return caller.run(context.onProgress, () => handle(input, context));
    };
  return {
    ...handlers,
    ask: reporting('finding', handlers.ask),
    summarizeCollection: reporting('reading', handlers.summarizeCollection),
  };
}

/** Models that report the stage `writing` to the caller they work for. */
export const reportModelStages = (models: Models): Models => ({
  ...models,
  answer: (...question) => {
    caller.getStore()?.({ stage: 'writing' });
    return models.answer(...question);
  },
});
