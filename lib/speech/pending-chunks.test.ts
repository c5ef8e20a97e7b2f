import { expect, it } from 'vitest';
import { createPendingChunks } from './pending-chunks.ts';

it('admits a chunk once there is memory for it, however many went before', async () => {
  const pending = createPendingChunks(new AbortController().signal, () => undefined);
  for (let chunk = 0; chunk < 4; chunk++) {
    pending.add(1000, Promise.resolve());
    await pending.waitToAdd(3);
  }
  let isAdmitted = false;
  const first = Promise.withResolvers<void>();
  pending.add(1000, first.promise);
  await pending.waitToAdd(3);
  pending.add(1000, new Promise(() => undefined));
  const admission = pending.waitToAdd(3).then(() => {
    isAdmitted = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isAdmitted).toBe(false);
  first.resolve();
  await admission;
});
