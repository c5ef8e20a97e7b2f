import { Failure } from '../contract/failure.ts';
import type { RunEvent } from '../ports/models.ts';
import type { Heard, SpeechEvent } from '../ports/speech.ts';
import type { Ports } from '../ports.ts';
import type { Task } from '../records.ts';
import { monthOf } from './engine-choice.ts';

/** Partial text is written at most this often (milliseconds); words that are heard come as slowly as somebody speaks. */
const pace = 150;

/** Writes down what a run tells, in its order. A step that can't be kept ends the run, because it would be paid for twice. */
export function followRun(
  { store, clock }: Ports,
  { taskId }: Task,
  signal: AbortSignal,
  { stepsOf = taskId, keepHeard }: { stepsOf?: string; keepHeard?: (heard: Heard) => Promise<void> } = {},
): { run: { signal: AbortSignal; onEvent(event: RunEvent | SpeechEvent): void }; settled(): Promise<void> } {
  const full = new AbortController();
  let writes: Promise<unknown> = Promise.resolve();
  let told = 0;

  const write = async (event: RunEvent | SpeechEvent): Promise<unknown> => {
    const updatedAt = clock.now();
    switch (event.kind) {
      case 'progress':
        return store.updateTask(taskId, { progress: { done: event.done, total: event.total }, updatedAt });
      case 'step':
        // Paid for, whatever becomes of the run.
        return store.putStep({ taskId: stepsOf, ...event.step }).then(() => store.addSpent(monthOf(updatedAt), event.cost ?? 0));
      case 'text':
        return store.putPartial({ taskId, digest: event.digest, updatedAt });
      case 'heard':
        return keepHeard?.(event.heard);
    }
  };

  const enqueue = (event: RunEvent | SpeechEvent) => {
    writes = writes.then(() => write(event)).catch((error) => full.abort(Failure.from(error)));
  };
  /** Text that came too soon after the last one; the next event of any kind takes it along. */
  let held: RunEvent | undefined;

  const onEvent = (event: RunEvent | SpeechEvent) => {
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
