import type { Run, RunStep } from '../../lib/ports/run.ts';

/** Runs a method that continues from its reported steps when the offscreen document was closed and the call is repeated. */
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
