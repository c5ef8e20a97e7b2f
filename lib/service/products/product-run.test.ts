import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { Failure } from '../../contract/failure.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import { content, task } from '../../store/testing/rows-suite.ts';
import { type ProductRun, runModel } from './product-run.ts';

const run = (ports: ProductRun['ports']) =>
  ({
    ports,
    task: { taskId: 't' },
    selected: { options: {} },
    content: { contentId: 'web:talk' },
    transcript: { cues: [] },
    signal: new AbortController().signal,
  }) as unknown as ProductRun;

it('stores the steps of a model that fails, before it fails', async () => {
  const ports = fakePorts();
  await ports.store.putTask(task('t'));
  await ports.store.putContent({ ...content, contentId: 'web:talk' });
  const { putStep } = ports.store;
  const { promise: isWritable, resolve: openDisk } = Promise.withResolvers<void>();
  ports.store.putStep = async (step) => {
    await isWritable;
    await putStep(step);
  };
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  let hasEnded = false;
  const result = runModel(run(ports), {} as never, async (_, { onEvent }) => {
    onEvent({ kind: 'step', step: { key: '1', value: 'paid' }, cost: 0.25 });
    fail();
    throw new Failure('timeout');
  }).finally(() => {
    hasEnded = true;
  });
  const expected = expect(result).rejects.toMatchObject({ code: 'timeout' });
  await failed;
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  openDisk();
  await expected;
  expect(await ports.store.getSteps(mediaStepsKey('text', 'web:talk'))).toMatchObject([{ key: '1', value: 'paid' }]);
});
