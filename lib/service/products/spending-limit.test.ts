import { expect, it } from 'vitest';
import { fakePorts, fakeReceipt, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { ModelRun } from '../../ports/models.ts';
import type { SummaryContent } from '../../records/summary.ts';
import { createService } from '../service.ts';

const digest: SummaryContent = { language: 'en', lines: [{ text: 'Trains made one time.', cites: [1] }], chapters: [] };
const step = (key: string, cost: number) => ({ kind: 'step', step: { key, value: '' }, cost }) as const;

/** Creates a service with a model and a spending limit of one dollar a month. */
async function setUp() {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  await client.saveProvider({ kind: 'openaiCompatible', name: 'Home', baseUrl: 'http://localhost:11434/v1', model: 'small' });
  await client.updateSettings({ spendingCap: 1 });
  return { ports, client };
}
const urls = [talkUrl, `${talkUrl}?again`, `${talkUrl}?third`];

it('each task of a batch may spend what the tasks before it left', async () => {
  const { ports, client } = await setUp();
  const budgets: (number | undefined)[] = [];
  ports.models.write = async ({ model }, { onEvent }) => {
    budgets.push(model.budget);
    onEvent(step('1', 0.25));
    return { result: digest, receipt: fakeReceipt };
  };
  await client.createBatch({ urls, promptConfig: { isRefresh: true } });
  await expect.poll(() => budgets.length).toBe(urls.length);
  expect(budgets).toEqual([1, 0.75, 0.5]);
});

it('tasks at the same time stop once they have spent the limit together', async () => {
  const { ports, client } = await setUp();
  const runs: ModelRun[] = [];
  ports.models.write = (_, run) => {
    runs.push(run);
    return new Promise((_, reject) => run.signal.addEventListener('abort', () => reject(run.signal.reason)));
  };
  const texts = urls.map((url) => client.summarizeWithConfig({ url, promptConfig: { isRefresh: true } }));
  await expect.poll(() => runs.length).toBe(urls.length);
  const spend = async (run: ModelRun | undefined, cost: number) => {
    const before = (await client.getSettings({})).spent;
    run!.onEvent(step('1', cost));
    await expect.poll(async () => (await client.getSettings({})).spent).toBe(before + cost);
  };
  await spend(runs[0], 0.75);
  await spend(runs[1], 0.25);
  expect(runs.map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
  await spend(runs[2], 0.5);
  await expect.poll(() => runs[2]!.signal.aborted).toBe(true);
  await spend(runs[0], 0.25);
  await expect.poll(() => runs[0]!.signal.reason).toMatchObject({ code: 'spendingCap', details: { budget: 1 } });
  await spend(runs[1], 0.25);
  await Promise.all(texts);
});

it('a text that is complete when the limit is exceeded is stored', async () => {
  const { ports, client } = await setUp();
  ports.models.write = async (_, { onEvent }) => {
    onEvent(step('1', 1.5));
    return { result: digest, receipt: fakeReceipt };
  };
  const { summary } = await client.summarize({ url: talkUrl });
  expect(summary).toContain('Trains made one time.');
});
