import { Failure } from '../../contract/failure.ts';
import type { ModelEvent } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Run } from '../../ports/run.ts';
import type { SpeechEvent, TranscriptionResult } from '../../ports/speech.ts';
import type { PartialTranslation } from '../../records/task-parts.ts';
import { monthOf } from '../engine/select-engine.ts';

/** The shortest interval between two writes of partial text. A long translation is written whole each time, so less often. */
const partialTextIntervalMs = 150;
const intervalPerCueMs = 0.25;

/** The purpose that the events of long work are stored for. */
export interface RunRecording {
  /** The key that its steps are stored under. */
  stepsOf: string;
  /** The tasks that wait for it. */
  taskIds: Iterable<string>;
  storeTranscription?: (result: TranscriptionResult) => Promise<unknown>;
  /** The translation whose texts are filled in as they come. */
  translation?: Pick<PartialTranslation, 'trackId' | 'language' | 'texts'>;
}

/**
 * Stores the events of long work, such as a transcription, in their order. A step that can't be stored ends the work, because
 * it would be paid for twice.
 */
export function recordRun(
  { store, clock }: Ports,
  { stepsOf, taskIds, storeTranscription, translation }: RunRecording,
  signal: AbortSignal,
): { run: Run<ModelEvent | SpeechEvent>; settled(): Promise<void> } {
  const full = new AbortController();
  const over = new AbortController();
  let writes: Promise<unknown> = Promise.resolve();
  let lastTextAt = 0;
  const intervalMs = Math.max(partialTextIntervalMs, intervalPerCueMs * (translation?.texts.length ?? 0));

  /** Ends the run once the limit is exceeded, which only runs at the same time do: the budget of each was its remainder. */
  const requireBudget = async (month: string): Promise<void> => {
    const [settings, spent] = await Promise.all([store.getSettings(), store.getSpent(month)]);
    const { spendingCap = Number.POSITIVE_INFINITY } = settings ?? {};
    if (spent > spendingCap) over.abort(spendingExceeded(spent, spendingCap));
  };

  const write = async (event: ModelEvent | SpeechEvent): Promise<unknown> => {
    const updatedAt = clock.now();
    switch (event.kind) {
      case 'progress':
        for (const taskId of taskIds) {
          const { kind: _, ...progress } = event;
          await store.updateTask(taskId, { progress, updatedAt });
        }
        return;
      case 'step':
        // Its cost is due even if the run fails.
        return store
          .putStep({ taskId: stepsOf, ...event.step })
          .then(() => store.addSpent(monthOf(updatedAt), event.cost ?? 0))
          .then(() => (event.cost ? requireBudget(monthOf(updatedAt)) : undefined));
      case 'text':
        for (const taskId of taskIds) await store.putPartial({ taskId, digest: event.digest, updatedAt });
        return;
      case 'translated':
        if (translation) for (const taskId of taskIds) await store.putPartial({ taskId, ...translation, updatedAt });
        return;
      case 'transcribed':
        return storeTranscription?.(event.result);
    }
  };

  const enqueue = (event: ModelEvent | SpeechEvent) => {
    writes = writes.then(() => write(event)).catch((error) => full.abort(Failure.from(error)));
  };
  /** Text that came within the interval; the next event of any kind has it stored first. */
  let pending: ModelEvent | undefined;

  const onEvent = (event: ModelEvent | SpeechEvent) => {
    const now = clock.now();
    if (event.kind === 'translated' && translation) translation.texts[event.index] = event.text;
    const isText = event.kind === 'text' || event.kind === 'translated';
    if (isText && now - lastTextAt < intervalMs) {
      pending = event;
      return;
    }
    if (isText) lastTextAt = now;
    else if (pending) enqueue(pending);
    pending = undefined;
    enqueue(event);
  };

  return {
    run: { signal: AbortSignal.any([signal, full.signal, over.signal]), onEvent },
    settled: async () => {
      await writes;
      full.signal.throwIfAborted();
    },
  };
}

const spendingExceeded = (spent: number, budget: number): Failure =>
  new Failure('spendingCap', `${spent.toFixed(4)} dollars were spent this month, more than the limit of ${budget.toFixed(4)}.`, {
    budget,
    spent,
  });
