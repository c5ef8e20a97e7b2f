import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { fakeSpeech, setUpTranscription, episodeUrl as url, words } from '../../../test/fake-speech.ts';
import type { SlideExtractionRequest } from '../../ports/slide-extractor.ts';
import { createService } from '../service.ts';

const promptConfig = { transcribeProvider: 'onDevice' };
const inDetail = { ...promptConfig, detailLevel: 5 };

/** Two tasks with different options for one media item, of which the first sentence is transcribed. */
async function setUp() {
  const gates = words.map(() => Promise.withResolvers<void>());
  const called: AbortSignal[] = [];
  const all = setUpTranscription(
    fakeSpeech((step, signal) => {
      called.push(signal);
      return Promise.race([gates[step]!.promise, once(signal, 'abort')]);
    }),
  );
  const { client, ports } = all;
  const { taskId } = await client.createTask({ url, product: 'transcript', promptConfig });
  const { taskId: secondId } = await client.createTask({ url, product: 'summary', promptConfig: inDetail });
  const [first, second] = [{ taskId }, { taskId: secondId }];
  gates[0]!.resolve();
  const statusOf = ({ taskId }: { taskId: string }) => client.getSummaryTaskStatus({ taskId });
  for (const task of [first, second]) {
    await expect.poll(() => statusOf(task)).toMatchObject({ stage: 'listening', progress: { done: 10, total: 30 } });
  }
  await expect.poll(() => ports.database.steps.count()).toBe(1);
  const letGo = () => {
    for (const { resolve } of gates) resolve();
  };
  return { ...all, first, second, statusOf, letGo, signal: () => called.at(-1)! };
}

describe('one shared transcription of a media item', () => {
  it('serves all tasks that need the transcript, and is paid for once', async () => {
    const { client, ports, first, second, statusOf, letGo, requests, steps } = await setUp();
    const third = client.getSubtitle({ url, ...promptConfig });
    letGo();
    expect((await third).detail.subtitlesArray).toHaveLength(3);
    await expect.poll(async () => (await statusOf(first)).status).toBe('completed');
    await expect.poll(async () => (await statusOf(second)).summary).toContain('trains needed one time');
    expect([requests.length, steps()]).toEqual([1, 3]);
    expect((await ports.store.getSpent('1970-01')).toFixed(2)).toBe('0.03');
    expect(await ports.database.steps.count()).toBe(0);
  });

  it('continues until no task waits for it', async () => {
    const { client, first, second, statusOf, letGo, requests, signal } = await setUp();
    await client.cancelSummaryTask(first);
    expect(signal().aborted).toBe(false);
    await client.pauseTask({ ...second, isPaused: true });
    await expect.poll(() => signal().aborted).toBe(true);
    expect((await statusOf(second)).status).toBe('pending');
    letGo();
    await client.pauseTask({ ...second, isPaused: false });
    await expect.poll(async () => (await statusOf(second)).status).toBe('completed');
    expect(requests.map(({ done }) => done.length)).toEqual([0, 1]);
  });

  it('is resumed once by a restarted host', async () => {
    const { ports, first, second } = await setUp();
    const next = fakeSpeech();
    await createService({ ...ports, speech: next.speech }).resume();
    for (const { taskId } of [first, second]) {
      await expect.poll(async () => (await ports.store.getTask(taskId))?.status).toBe('completed');
    }
    expect([next.requests.length, next.steps()]).toEqual([1, 2]);
  });

  it('also serves a request for another provider, which waits for it and starts none', async () => {
    const { client, letGo, requests } = await setUp();
    const { id } = await client.saveProvider({ kind: 'deepgram', name: 'Deepgram', model: 'nova', apiKey: 'secret' });
    const other = client.getSubtitle({ url, transcribeProvider: id });
    letGo();
    expect((await other).detail.subtitlesArray).toHaveLength(3);
    expect(requests).toHaveLength(1);
  });
});

it('extracts the slides of a media item once for all tasks that need them', async () => {
  const { ports } = setUpTranscription();
  const gate = Promise.withResolvers<void>();
  const requests: SlideExtractionRequest[] = [];
  const extractSlides = async (request: SlideExtractionRequest) => {
    requests.push(request);
    await gate.promise;
    return [];
  };
  const { handlers } = createService({ ...ports, slideExtractor: { extractSlides } });
  const context = { signal: new AbortController().signal };
  const video = 'https://files.example.org/lecture.mp4';
  const tasks = [
    await handlers.extractVisuals({ url: video }, context),
    await handlers.extractVisuals({ url: video, language: 'de' }, context),
  ];
  expect(tasks[0]!.taskId).not.toBe(tasks[1]!.taskId);
  for (const { taskId } of tasks) {
    await expect.poll(async () => (await handlers.getVisualsTask({ taskId }, context)).stage).toBe('looking');
  }
  gate.resolve();
  for (const { taskId } of tasks) {
    await expect.poll(async () => (await handlers.getVisualsTask({ taskId }, context)).status).toBe('completed');
  }
  expect(requests).toHaveLength(1);
});
