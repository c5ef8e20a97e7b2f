import { once } from 'node:events';
import { expect, it } from 'vitest';
import { fakeSpeech, episodeUrl as url, words } from '../../test/fake-speech.ts';
import { testNodes } from './testing/test-nodes.ts';

const { startNode, newUser } = testNodes();
const context = () => ({ signal: AbortSignal.timeout(80_000) });
const promptConfig = { transcribeProvider: 'onDevice' };

/** Two processes: the first transcribes a media item, the second makes another text of it. */
async function setUp() {
  const gates = words.map(() => Promise.withResolvers<void>());
  const fake = fakeSpeech((step, signal) => Promise.race([gates[step]!.promise, once(signal, 'abort')]));
  const ports = { speech: fake.speech, pages: { find: async () => undefined } };
  const [one, other] = [await startNode(1, ports), await startNode(1, ports)];
  const user = newUser();
  const { handlers } = (await startNode(0, ports)).services.of(user);
  const statusOf = (taskId: string) => handlers.getSummaryTaskStatus({ taskId }, context());
  const first = await handlers.createTask({ url, product: 'transcript', promptConfig }, context());
  gates[0]!.resolve();
  await expect.poll(async () => (await statusOf(first.taskId)).progress).toEqual({ done: 10, total: 30 });
  const second = await handlers.createTask({ url, product: 'summary', promptConfig }, context());
  // It waits, and shows the progress of the other one.
  await expect.poll(async () => (await statusOf(second.taskId)).progress).toEqual({ done: 10, total: 30 });
  expect(fake.requests).toHaveLength(1);
  const ended = async ({ taskId }: { taskId: string }) => (await statusOf(taskId)).status;
  const nodeOf = (taskId: string) => [one, other].find((node) => node.startedTaskIds.includes(taskId))!;
  return { ...fake, gates, first, second, handlers, ended, nodeOf };
}

it('transcribes a media item once for tasks in two processes', async () => {
  const { gates, first, second, ended, requests, steps } = await setUp();
  for (const { resolve } of gates) resolve();
  for (const task of [first, second]) await expect.poll(() => ended(task)).toBe('completed');
  expect([requests.length, steps()]).toEqual([1, 3]);
});

it('resumes in the second process from the steps of the first, when that task is canceled', async () => {
  const { gates, first, second, handlers, ended, requests, steps } = await setUp();
  await handlers.cancelSummaryTask({ taskId: first.taskId }, context());
  await expect.poll(() => requests.length).toBe(2);
  for (const { resolve } of gates) resolve();
  await expect.poll(() => ended(second)).toBe('completed');
  expect([requests[1]?.done.length, steps()]).toEqual([1, 3]);
});

it('resumes in the second process when the first one ends', async () => {
  const { gates, first, second, ended, nodeOf, requests, steps } = await setUp();
  await nodeOf(first.taskId).stopAbruptly();
  await expect.poll(() => requests.length).toBe(2);
  for (const { resolve } of gates) resolve();
  for (const task of [first, second]) await expect.poll(() => ended(task)).toBe('completed');
  expect([requests[1]?.done.length, steps()]).toEqual([1, 3]);
});
