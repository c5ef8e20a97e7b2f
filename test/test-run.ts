import type { ModelEvent } from '../lib/ports/models.ts';
import type { Run, RunStep } from '../lib/ports/run.ts';
import type { SpeechEvent } from '../lib/ports/speech.ts';

type AnyEvent = ModelEvent | SpeechEvent;

/** A run that can be aborted and that records its events. */
export interface TestRun extends Run<AnyEvent> {
  events: AnyEvent[];
  steps: RunStep[];
  cost(): number;
  stop: AbortController;
}

export function testRun(onEvent: (event: AnyEvent) => void = () => undefined): TestRun {
  const stop = new AbortController();
  const events: AnyEvent[] = [];
  const steps: RunStep[] = [];
  return {
    stop,
    signal: stop.signal,
    events,
    steps,
    cost: () => events.reduce((sum, event) => sum + (event.kind === 'step' ? (event.cost ?? 0) : 0), 0),
    onEvent(event) {
      events.push(event);
      if (event.kind === 'step') steps.push(structuredClone(event.step));
      onEvent(event);
    },
  };
}
