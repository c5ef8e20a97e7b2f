import type { Run, RunStep } from '../../lib/ports/run.ts';

/** A run whose room went away goes on in a new one, from the steps that were told. */
export function resumableRun<Request extends { done: RunStep[] }, Event extends { kind: string }, Result>(
  request: Request,
  { signal, onEvent }: Run<Event>,
  method: (request: Request, run: Run<Event>) => Promise<Result>,
): Promise<Result> {
  const done = [...request.done];
  const recording = (event: Event) => {
    if ('step' in event) done.push(event.step as RunStep);
    onEvent(event);
  };
  return method({ ...request, done }, { signal, onEvent: recording });
}
