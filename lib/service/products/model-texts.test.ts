import { describe, expect, it, vi } from 'vitest';
import { fakePorts, fakeReceipt, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import type { GenerationRequest, ModelRun } from '../../ports/models.ts';
import type { SummaryContent } from '../../records/summary.ts';
import type { PartialSummary } from '../../records/task-parts.ts';
import { createService } from '../service.ts';

const digest: SummaryContent = { language: 'en', lines: [{ text: 'Trains made one time.', cites: [1] }], chapters: [] };

async function setUp(ports = fakePorts(), isConfigured = true) {
  const service = createService(ports);
  const client = serviceClient(service.handlers);
  if (isConfigured && !(await ports.store.getSettings())) {
    await client.saveProvider({
      id: 'home',
      kind: 'openaiCompatible',
      name: 'Home',
      baseUrl: 'http://localhost:11434/v1',
      model: 'small',
      apiKey: 'key-1',
    });
  }
  return { ports, service, client };
}

const until = (condition: () => Promise<boolean>) => vi.waitFor(async () => expect(await condition()).toBe(true), 120_000);

describe('texts of a model', () => {
  it('follow the offline version, which is stored first', async () => {
    const { ports, client } = await setUp();
    const requests: GenerationRequest[] = [];
    let wasFirst = false;
    ports.models.write = async (request, { onEvent }) => {
      requests.push(request);
      onEvent({ kind: 'step', step: { key: '1', value: '' }, cost: 0.25 });
      wasFirst = (await ports.database.summaries.toArray()).length === 1;
      return { result: digest, receipt: fakeReceipt };
    };
    const result = await client.summarize({ url: talkUrl });
    expect(result.summary).toContain('Trains made one time.');
    expect(wasFirst).toBe(true);
    expect((await ports.database.summaries.toArray()).map(({ made }) => made.engine).sort()).toEqual(['model', 'offline']);
    expect(requests[0]).toMatchObject({ model: { baseUrl: 'http://localhost:11434/v1', model: 'small', apiKey: 'key-1' } });
    expect(await client.summarize({ url: talkUrl })).toMatchObject({ summary: result.summary, costDuration: 0 });
    expect(requests).toHaveLength(1);
    expect((await client.getSettings({})).spent).toBe(0.25);
  });

  it('come from the model of the host where the user has set up none', async () => {
    const ports = fakePorts();
    ports.defaultModel = { provider: { id: 'server', kind: 'anthropic', name: 'server', model: 'hosted' }, apiKey: 'key-0' };
    const requests: GenerationRequest[] = [];
    ports.models.write = async (request) => {
      requests.push(request);
      return { result: digest, receipt: fakeReceipt };
    };
    const { client } = await setUp(ports, false);
    expect((await client.summarize({ url: talkUrl })).summary).toContain('Trains made one time.');
    await client.saveProvider({ kind: 'anthropic', name: 'Mine', model: 'own', apiKey: 'key-1' });
    await client.summarizeWithConfig({ url: talkUrl, promptConfig: { isRefresh: true } });
    expect(requests.map(({ model: { model, apiKey } }) => [model, apiKey])).toEqual([
      ['hosted', 'key-0'],
      ['own', 'key-1'],
    ]);
  });

  it('are generated with the text of slides, without their images', async () => {
    const { ports, client } = await setUp();
    const requests: GenerationRequest[] = [];
    ports.models.write = async (request) => {
      requests.push(request);
      return { result: digest, receipt: fakeReceipt };
    };
    const { id: contentId } = await client.summarize({ url: talkUrl });
    const image = { mimeType: 'image/webp', base64: 'UklGRg==', width: 4, height: 3 } as const;
    const slides = [{ startTime: 3, endTime: 9, image, text: 'Railway time' }];
    await ports.store.putVisuals({ contentId, slides, createdAt: 1 });
    await client.summarizeWithConfig({ url: talkUrl, promptConfig: { isRefresh: true } });
    expect(requests.map((request) => request.slides)).toEqual([undefined, [{ startTime: 3, text: 'Railway time' }]]);
  });

  it('are prose when an article is requested', async () => {
    const { ports, client } = await setUp();
    const chapter = { start: 0, end: 30, title: 'Time', from: 0, to: 3 };
    const lines = ['Towers had clocks.', 'Trains made one time.'].map((text, at) => ({ text, cites: [at] }));
    ports.models.write = async () => ({ result: { ...digest, chapters: [{ ...chapter, lines }] }, receipt: fakeReceipt });
    const { article } = await client.express({ url: talkUrl });
    expect(article).toMatch(/\n\n## Time\n\nTowers had clocks\. Trains made one time\.$/);
  });

  it('fall back to the offline version and report why', async () => {
    const { ports, client } = await setUp();
    ports.models.write = async () => {
      throw new Failure('rateLimited', 'too many');
    };
    const { taskId } = await client.createTask({ url: talkUrl });
    await until(async () => (await ports.store.getTask(taskId))?.status === 'completed');
    expect(await client.getSummaryTaskStatus({ taskId })).toMatchObject({
      status: 'completed',
      code: 'rateLimited',
      summary: expect.stringContaining('Then trains needed one time.'),
    });
  });

  it('continue at the next start when the host ends while the model writes', async () => {
    const { ports, service, client } = await setUp();
    ports.models.write = (_, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const summary = client.summarize({ url: talkUrl }).catch((error: unknown) => error);
    const pending = async () => (await ports.store.listPendingTasks())[0];
    await until(async () => (await pending())?.stage === 'writing');
    service.interrupt();
    expect(await summary).toMatchObject({ code: 'unavailable' });
    expect(await pending()).toMatchObject({ status: 'pending', stage: 'writing' });
  });

  it('fail when the request insists on a model', async () => {
    const { ports, client } = await setUp();
    ports.models.write = async () => {
      throw new Failure('rateLimited', 'too many');
    };
    const ask = client.summarizeWithConfig({ url: talkUrl, promptConfig: { outputLanguage: 'de' } });
    await expect(ask).rejects.toMatchObject({ code: 'rateLimited' });
    const askForEmoji = client.summarizeWithConfig({ url: talkUrl, promptConfig: { showEmoji: true } });
    await expect(askForEmoji).rejects.toMatchObject({ code: 'rateLimited' });
    await expect(client.express({ url: talkUrl, model: 'home/large' })).rejects.toMatchObject({ code: 'rateLimited' });
    await expect(client.express({ url: talkUrl, model: 'nobody/large' })).rejects.toMatchObject({ code: 'noModel' });
    expect((await client.express({ url: talkUrl, model: 'offline' })).article).toContain('Then trains needed one time.');
  });

  it('are rejected without a model when the product requires one', async () => {
    const { client } = await setUp(fakePorts(), false);
    const wishes = [{ outputLanguage: 'de' }, { customPrompt: 'As a poem.' }, { showEmoji: true }];
    for (const promptConfig of wishes) {
      await expect(client.summarizeWithConfig({ url: talkUrl, promptConfig })).rejects.toMatchObject({ code: 'noModel' });
    }
    await expect(client.translateSubtitles({ url: talkUrl, outputLanguage: 'de' })).rejects.toMatchObject({ code: 'noModel' });
  });

  it('continue from the steps that a killed worker left, and delete them at the end', async () => {
    const { ports, client } = await setUp();
    ports.models.write = (_, { onEvent }: ModelRun) => {
      onEvent({ kind: 'progress', done: 1, total: 3 });
      onEvent({ kind: 'step', step: { key: 'chapter 1', value: ['point'] } });
      onEvent({ kind: 'text', digest: { ...digest, lines: [] } });
      // Sooner than the text is stored again; the next event includes it.
      onEvent({ kind: 'text', digest });
      onEvent({ kind: 'progress', done: 1, total: 3 });
      return new Promise(() => undefined);
    };
    const { taskId } = await client.createTask({ url: talkUrl });
    await until(
      async () => ((await ports.database.partials.toArray())[0] as PartialSummary | undefined)?.digest.lines.length === 1,
    );
    expect(await ports.store.getTask(taskId)).toMatchObject({ stage: 'writing', progress: { done: 1, total: 3 } });
    expect(await ports.database.partials.toArray()).toMatchObject([{ digest }]);

    let done: unknown;
    ports.models.write = async (request) => {
      done = request.done;
      return { result: digest, receipt: fakeReceipt };
    };
    const reborn = await setUp(ports);
    await reborn.service.resume();
    await until(async () => (await ports.store.getTask(taskId))?.status === 'completed');
    expect(done).toMatchObject([{ key: 'chapter 1', value: ['point'] }]);
    await until(async () => (await ports.database.steps.count()) === 0);
    expect(await ports.database.summaries.toArray()).toHaveLength(2);
  });

  it('stop when a finished step cannot be stored', async () => {
    const { ports, client } = await setUp();
    ports.store.putStep = async () => {
      throw new Failure('storageFull');
    };
    ports.models.write = (_, { onEvent, signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        onEvent({ kind: 'step', step: { key: 'chapter 1', value: [] } });
      });
    await expect(client.summarize({ url: talkUrl })).rejects.toMatchObject({ code: 'storageFull' });
  });

  it('translate every cue, and polish with the keywords', async () => {
    const { ports, client } = await setUp();
    ports.models.translate = async ({ cues, options }) => ({
      result: cues.map(({ index }) => `${options.outputLanguage} ${index}`),
      receipt: fakeReceipt,
    });
    const { detail } = await client.translateSubtitles({ url: talkUrl, outputLanguage: 'de' });
    expect(detail).toMatchObject({
      language: 'de',
      subtitlesArray: [{ startTime: 0, text: 'de 0' }, { text: 'de 1' }, { text: 'de 2' }],
    });
    expect(await client.translateSubtitles({ url: talkUrl, outputLanguage: 'de' })).toMatchObject({ fromCache: true });
    expect(await ports.database.partials.count()).toBe(0);

    ports.models.polish = async ({ options }) => ({
      result: [{ text: options.keywords!, from: 0, to: 3, chapterTitle: '' }],
      receipt: fakeReceipt,
    });
    const { segments } = await client.getPolishedText({ url: talkUrl, keywords: 'Greenwich' });
    expect(segments).toMatchObject([{ startTime: 0, endTime: 29, polishedText: 'Greenwich' }]);
  });
});

describe('a batch', () => {
  it('is processed one by one, and its remaining tasks can be canceled', async () => {
    const { ports, client } = await setUp(fakePorts(), false);
    const summarize = ports.engine.summarize;
    const releases: (() => void)[] = [];
    ports.engine.summarize = (request) => new Promise((resolve) => releases.push(() => resolve(summarize(request))));
    const urls = [1, 2, 3].map((part) => `${talkUrl}?part=${part}`);
    const { batchId, taskIds } = await client.createBatch({ urls, promptConfig: { isRefresh: true } });
    const states = async () => Promise.all(taskIds.map(async (id) => (await ports.store.getTask(id))!));
    await until(async () => releases.length === 1);
    expect((await states()).map(({ stage }) => stage)).toEqual(['summarizing', 'queued', 'queued']);
    releases[0]!();
    await until(async () => (await states())[0]!.status === 'completed');
    await until(async () => releases.length === 2);
    await client.cancelBatch({ batchId });
    releases[1]!();
    await until(async () => (await states()).every(({ status }) => status !== 'pending'));
    expect((await states()).map(({ failure }) => failure?.code)).toEqual([undefined, 'cancelled', 'cancelled']);
    // The answer may have been lost.
    expect(await client.cancelBatch({ batchId })).toEqual({ success: true });
    await expect(client.cancelBatch({ batchId: 'unknown' })).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('settings', () => {
  it('never return a key', async () => {
    const { client } = await setUp();
    const settings = await client.getSettings({});
    expect(settings.providers).toMatchObject([{ id: 'home', hasKey: true }]);
    expect(JSON.stringify(settings)).not.toContain('key-1');
  });

  it('send a key only to the address that it was given for', async () => {
    const { ports, client } = await setUp();
    const requests: unknown[] = [];
    ports.models.listModels = async ({ apiKey }) => {
      requests.push(apiKey);
      return [];
    };
    const home = { id: 'home', kind: 'openaiCompatible', baseUrl: 'http://localhost:11434/v1' } as const;
    await client.testProvider(home);
    await client.testProvider({ ...home, baseUrl: 'https://elsewhere.example/v1' });
    await client.testProvider({ ...home, baseUrl: 'HTTP://localhost:11434/a/../v1' });
    expect(requests).toEqual(['key-1', undefined, 'key-1']);
    await client.saveProvider({ ...home, name: 'Home', model: 'small', baseUrl: 'https://elsewhere.example/v1' });
    expect((await client.getSettings({})).providers).toMatchObject([{ hasKey: false }]);
  });

  it('return addresses normalized', async () => {
    const { client } = await setUp();
    const settings = await client.updateSettings({ rssHub: 'https://hub.example/ä' });
    expect(settings.rssHub).toBe('https://hub.example/%C3%A4');
    await client.saveProvider({
      id: 'home',
      kind: 'openaiCompatible',
      name: 'Home',
      model: 'small',
      baseUrl: 'http://localhost:80/v1',
    });
    expect((await client.getSettings({})).providers).toMatchObject([{ baseUrl: 'http://localhost/v1' }]);
  });

  it('accept a pasted key without its line break, and reject an invalid one', async () => {
    const { ports, client } = await setUp();
    const provider = { id: 'away', kind: 'anthropic', name: 'Away', model: 'm' } as const;
    await client.saveProvider({ ...provider, apiKey: ' key-2\n' });
    expect(await ports.secrets.get('away')).toBe('key-2');
    await expect(client.saveProvider({ ...provider, apiKey: 'key\n2' })).rejects.toMatchObject({ code: 'invalid' });
    await client.removeProvider({ id: 'away' });
    expect(await ports.secrets.get('away')).toBeUndefined();
    await expect(client.removeProvider({ id: 'away' })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.updateSettings({ engine: 'away' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('stop a run that would exceed the monthly spending limit', async () => {
    const { ports, client } = await setUp();
    let budget: number | undefined;
    ports.models.write = async ({ model }, { onEvent }) => {
      budget = model.budget;
      onEvent({ kind: 'step', step: { key: '1', value: '' }, cost: 0.25 });
      return { result: digest, receipt: fakeReceipt };
    };
    await client.updateSettings({ spendingCap: 1 });
    await client.summarize({ url: talkUrl });
    expect(budget).toBe(1);
    await client.summarizeWithConfig({ url: talkUrl, promptConfig: { isRefresh: true } });
    expect(budget).toBe(0.75);
  });
});
