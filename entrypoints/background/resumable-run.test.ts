import { expect, it } from 'vitest';
import type { RunStep } from '../../lib/ports/run.ts';
import { resumableRun } from './resumable-run.ts';

it('continues from all steps so far where the call is repeated', async () => {
  const [earlier, ...steps] = ['0', '1', '2'].map((key): RunStep => ({ key, value: key }));
  const events: object[] = [];
  const run = { signal: new AbortController().signal, onEvent: (event: { kind: string }) => void events.push(event) };
  const done = await resumableRun({ done: [earlier!] }, run, async (request, { onEvent }) => {
    for (const step of steps) onEvent({ kind: 'step', step } as { kind: string });
    onEvent({ kind: 'progress' });
    return request.done;
  });
  expect(done).toEqual([earlier, ...steps]);
  expect(events).toHaveLength(3);
});
