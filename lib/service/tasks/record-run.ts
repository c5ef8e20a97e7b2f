import { Failure } from '../../contract/failure.ts';
import type { ModelEvent } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Run } from '../../ports/run.ts';
import type { SpeechEvent, TranscriptionResult } from '../../ports/speech.ts';
import { monthOf } from '../engine/select-engine.ts';

/** Partial text is written at most this often (milliseconds); words that are heard come as slowly as somebody speaks. */
const pace = 150;

interface Followed {
  /** Under whose name its steps are kept. */
  stepsOf: string;
  /** The tasks that wait for it. */
  taskIds: Iterable<string>;
  keepHeard?: (heard: TranscriptionResult) => Promise<unknown>;
}

/** Writes down what a run tells, in its order. A step that can't be kept ends the run, because it would be paid for twice. */
export function followRun(
  { store, clock }: Ports,
  { stepsOf, taskIds, keepHeard }: Followed,
  signal: AbortSignal,
): { run: Run<ModelEvent | SpeechEvent>; settled(): Promise<void> } {
  const full = new AbortController();
  let writes: Promise<unknown> = Promise.resolve();
  let told = 0;

  const write = async (event: ModelEvent | SpeechEvent): Promise<unknown> => {
    const updatedAt = clock.now();
    switch (event.kind) {
      case 'progress':
        for (const taskId of taskIds) {
          await store.updateTask(taskId, { progress: { done: event.done, total: event.total }, updatedAt });
        }
        return;
      case 'step':
        // Paid for, whatever becomes of the run.
        return store.putStep({ taskId: stepsOf, ...event.step }).then(() => store.addSpent(monthOf(updatedAt), event.cost ?? 0));
      case 'text':
        return store.putPartial({ taskId: stepsOf, digest: event.digest, updatedAt });
      case 'heard':
        return keepHeard?.(event.result);
    }
  };

  const enqueue = (event: ModelEvent | SpeechEvent) => {
    writes = writes.then(() => write(event)).catch((error) => full.abort(Failure.from(error)));
  };
  /** Text that came too soon after the last one; the next event of any kind takes it along. */
  let held: ModelEvent | undefined;

  const onEvent = (event: ModelEvent | SpeechEvent) => {
    const now = clock.now();
    if (event.kind === 'text' && now - told < pace) {
      held = event;
      return;
    }
    if (event.kind === 'text') told = now;
    else if (held) enqueue(held);
    held = undefined;
    enqueue(event);
  };

  return {
    run: { signal: AbortSignal.any([signal, full.signal]), onEvent },
    settled: async () => {
      await writes;
      full.signal.throwIfAborted();
    },
  };
}
