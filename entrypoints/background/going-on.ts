import type { Step } from '../../lib/records/task-parts.ts';

interface Going<Event> {
  signal: AbortSignal;
  onEvent(event: Event): void;
}

/** A run whose room went away goes on in a new one, from the steps that were told. */
export function goingOn<Request extends { done: Pick<Step, 'key' | 'value'>[] }, Event extends { kind: string }, Result>(
  request: Request,
  { signal, onEvent }: Going<Event>,
  method: (request: Request, run: Going<Event>) => Promise<Result>,
): Promise<Result> {
  const done = [...request.done];
  const following = (event: Event) => {
    if ('step' in event) done.push(event.step as Step);
    onEvent(event);
  };
  return method({ ...request, done }, { signal, onEvent: following });
}
