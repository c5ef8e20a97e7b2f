import { describe, expect, it, vi } from 'vitest';
import { fakePorts, talkCues, talkUrl } from '../../test/fake-ports.ts';
import { serviceClient } from '../../test/service-client.ts';
import { Failure } from '../contract/failure.ts';
import { createService } from './service.ts';

const until = (condition: () => Promise<boolean>) => vi.waitFor(async () => expect(await condition()).toBe(true), 120_000);

describe('the service', () => {
  function setUp(ports = fakePorts()) {
    const service = createService(ports);
    return { ports, service, client: serviceClient(service.handlers) };
  }

  describe('summarize', () => {
    it('reads the captions of the page, and makes no request the next time', async () => {
      const { client, ports } = setUp();
      const first = await client.summarize({ url: talkUrl, includeDetail: true });
      expect(first).toMatchObject({
        success: true,
        id: 'web:talk',
        service: 'generic',
        sourceUrl: talkUrl,
        htmlUrl: 'https://gloss.example/v/web:talk',
        costDuration: 30,
      });
      expect(first.summary).toContain('Then trains needed one time.');
      expect(first.detail?.subtitlesArray.map(({ text }) => text)).toEqual(talkCues.map(({ text }) => text));
      ports.page.open = false;
      const second = await client.summarize({ url: talkUrl });
      expect(second).toMatchObject({ costDuration: 0, summary: first.summary });
      expect(second).not.toHaveProperty('detail');
      expect(ports.calls).toEqual({ readCaptions: 1, summarize: 1 });
    });

    it('stores the lines before the summary that they belong to, and forgets them afterwards', async () => {
      const { client, ports } = setUp();
      const lines = { language: 'en', lines: [{ text: 'First.', cites: [0] }], chapters: [] };
      const { summarize } = ports.engine;
      /** The partial text and the versions that are stored when the rest of a summary is made. */
      const seen: unknown[] = [];
      ports.engine.summarize = async (request, run) => {
        await run?.onEvent?.(lines);
        const { database } = ports;
        await until(async () => (await database.partials.count()) === 1);
        seen.push([await database.partials.toArray(), await database.summaries.count()]);
        return summarize(request);
      };
      await client.summarize({ url: talkUrl });
      expect(seen).toEqual([[[expect.objectContaining({ digest: lines, trackId: expect.any(String) })], 0]]);
      await until(async () => (await ports.database.partials.count()) === 0);
    });

    it('generates a new version on refresh when the captions have changed, and retains the old one', async () => {
      const { client, ports } = setUp();
      await client.summarize({ url: talkUrl });
      await client.summarizeWithConfig({ url: talkUrl, promptConfig: { isRefresh: true } });
      expect(await ports.database.summaries.toArray()).toHaveLength(1);
      ports.page.captions.en = talkCues.map((cue) => ({ ...cue, text: cue.text.replace('trains', 'ships') }));
      const again = await client.summarizeWithConfig({ url: talkUrl, promptConfig: { isRefresh: true } });
      expect(again.costDuration).toBe(30);
      expect(await ports.database.summaries.toArray()).toHaveLength(2);
    });

    it('includes times on request', async () => {
      const { client } = setUp();
      const { summary } = await client.summarizeWithConfig({ url: talkUrl, promptConfig: { showTimestamp: true } });
      expect(summary).toMatch(/0:20/);
    });

    it('names the invalid field', async () => {
      const { client } = setUp();
      await expect(client.summarize({ url: 'not a url' })).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'url' }] });
      for (const url of ['javascript:alert(1)', 'data:text/html,x', '/options.html', 'https://user:password@example.com/']) {
        await expect(client.summarize({ url })).rejects.toMatchObject({ code: 'invalid' });
        await expect(client.submitCues({ url, cues: [{ startTime: 0, endTime: 1, text: 'x' }] })).rejects.toMatchObject({
          details: [{ path: 'url' }],
        });
      }
      await expect(client.summarizeWithConfig({ url: talkUrl, promptConfig: { detailLevel: 1001 } })).rejects.toMatchObject({
        details: [{ path: 'promptConfig.detailLevel' }],
      });
      await expect(client.summarize({ url: talkUrl, whisperPrompt: 'x' } as never)).rejects.toMatchObject({ code: 'invalid' });
    });
  });

  describe('reading the transcript', () => {
    it('continues with the next track when one is empty or unreadable', async () => {
      const { client, ports } = setUp();
      ports.page.mediaItem.tracks.push({ trackId: 'de', language: 'de', label: 'Deutsch' });
      ports.page.captions = { en: [], de: talkCues };
      expect((await client.getSubtitle({ url: talkUrl })).detail).toMatchObject({ language: 'de' });
      expect(ports.page.requests).toEqual(['en', 'de']);
    });

    it('reads the requested track, and lists the available ones', async () => {
      const { client, ports } = setUp();
      const cue = { startTime: 0, endTime: 9, text: 'Clocks came two towers.' };
      ports.page.mediaItem.tracks.push({ trackId: 'en-2', language: 'en', label: 'English, simple' });
      ports.page.captions = { en: talkCues, 'en-2': [cue] };
      const { detail } = await client.getSubtitle({ url: talkUrl, trackId: 'en-2' });
      expect(detail).toMatchObject({ trackId: 'en-2', subtitlesArray: [{ text: cue.text }] });
      expect(detail.tracks.map(({ trackId, label }) => [trackId, label])).toEqual([
        ['en', 'English'],
        ['en-2', 'English, simple'],
      ]);
      const other = await client.summarizeWithConfig({ url: talkUrl, promptConfig: { trackId: 'en' }, includeDetail: true });
      expect(other.detail?.trackId).toBe('en');
      const tracks = (await ports.database.summaries.toArray()).map(({ wish: options, trackId }) => [options.trackId, trackId]);
      expect(tracks).toEqual([['en', 'en']]);
      ports.page.open = false;
      const again = await client.summarizeWithConfig({ url: talkUrl, promptConfig: { trackId: 'en-2' }, includeDetail: true });
      expect(again.detail?.subtitlesArray.map(({ text }) => text)).toEqual([cue.text]);
      expect(ports.page.requests).toEqual(['en-2', 'en']);
    });

    it('substitutes no other track for a requested one', async () => {
      const { client, ports } = setUp();
      ports.page.mediaItem.tracks.push({ trackId: 'de', language: 'de', label: 'Deutsch' });
      ports.page.captions = { en: talkCues, de: [] };
      await expect(client.getSubtitle({ url: talkUrl, trackId: 'de' })).rejects.toMatchObject({ code: 'captionsEmpty' });
      await expect(client.getSubtitle({ url: talkUrl, trackId: 'fr' })).rejects.toMatchObject({ code: 'notFound' });
      expect(ports.page.requests).toEqual(['de']);
      await expect(client.getSubtitle({ url: talkUrl, trackId: '' })).rejects.toMatchObject({ code: 'invalid' });
    });

    it('reports why when every track fails', async () => {
      const { client, ports } = setUp();
      ports.page.captions = { en: new Failure('captionsUnreadable') };
      await expect(client.getSubtitle({ url: talkUrl })).rejects.toMatchObject({ code: 'captionsUnreadable' });
    });

    it('generates nothing without captions', async () => {
      const { client, ports } = setUp();
      ports.page.mediaItem.tracks = [];
      await expect(client.summarize({ url: talkUrl })).rejects.toMatchObject({ code: 'noCaptions' });
      expect(ports.calls.summarize).toBe(0);
      expect(await ports.database.summaries.toArray()).toEqual([]);
    });

    it('rejects captions that run far beyond the end', async () => {
      const { client, ports } = setUp();
      ports.page.captions = { en: [...talkCues, { startTime: 4000, endTime: 4002, text: 'Another film.' }] };
      await expect(client.summarize({ url: talkUrl })).rejects.toMatchObject({ code: 'captionsForeign' });
    });

    it('fails with pageGone when the tab is closed meanwhile', async () => {
      const { client, ports } = setUp();
      ports.page.captions = { en: new Failure('pageGone') };
      await expect(client.summarize({ url: talkUrl })).rejects.toMatchObject({ code: 'pageGone' });
    });
  });

  describe('tasks', () => {
    it('are shared by equal requests', async () => {
      const { client, ports } = setUp();
      const [first, second] = await Promise.all([
        client.createSummaryTask({ url: talkUrl }),
        client.createSummaryTask({ url: talkUrl }),
      ]);
      expect(second.taskId).toBe(first.taskId);
      await until(async () => (await ports.store.getTask(first.taskId))?.status === 'completed');
      expect(ports.calls.summarize).toBe(1);
      expect(await client.getSummaryTaskStatus({ taskId: first.taskId, includeDetail: 'true' })).toMatchObject({
        status: 'completed',
        id: 'web:talk',
        detail: { language: 'en' },
      });
    });

    it('read the captions while the browser is asked for its models', async () => {
      const { client, ports } = setUp();
      const requested = Promise.withResolvers<string[]>();
      ports.models.listModels = () => requested.promise;
      const { taskId } = await client.createSummaryTask({ url: talkUrl });
      await until(async () => ports.calls.readCaptions === 1);
      expect(ports.calls.summarize).toBe(0);
      requested.resolve([]);
      await until(async () => (await ports.store.getTask(taskId))?.status === 'completed');
    });

    it('are pending when they are created, also where the summary is stored already', async () => {
      const { client } = setUp();
      await client.summarize({ url: talkUrl });
      const { taskId, status } = await client.createSummaryTask({ url: talkUrl });
      expect(status).toBe('pending');
      expect(await client.getSummaryTaskStatus({ taskId })).toMatchObject({ status: 'completed', costDuration: 0 });
    });

    it('are finished once after the worker was killed', async () => {
      const { client, ports } = setUp();
      const summarize = ports.engine.summarize;
      ports.engine.summarize = () => new Promise(() => undefined);
      const { taskId } = await client.createSummaryTask({ url: talkUrl });
      await until(async () => (await ports.store.getTask(taskId))?.stage === 'summarizing');

      ports.engine.summarize = summarize;
      ports.page.open = false;
      const reborn = setUp(ports);
      await reborn.service.resume();
      await until(async () => (await ports.store.getTask(taskId))?.status === 'completed');
      expect(await ports.database.summaries.toArray()).toHaveLength(1);
      // The transcript was stored before the kill, so it was not read again.
      expect(ports.calls.readCaptions).toBe(1);
    });

    it('can be canceled, and a late result changes nothing', async () => {
      const { client, ports } = setUp();
      let answer = (): void => undefined;
      const digest = await ports.engine.summarize({ cues: [], language: 'en', duration: 0, detailLevel: 0 });
      ports.engine.summarize = () => new Promise((resolve) => (answer = () => resolve(digest)));
      const { taskId } = await client.createSummaryTask({ url: talkUrl });
      await until(async () => (await ports.store.getTask(taskId))?.stage === 'summarizing');
      await client.cancelSummaryTask({ taskId });
      answer();
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await client.getSummaryTaskStatus({ taskId })).toMatchObject({
        success: false,
        status: 'failed',
        code: 'cancelled',
      });
      expect(await ports.database.summaries.toArray()).toEqual([]);
    });

    it('report why they failed, and a repeated request retries', async () => {
      const { client, ports } = setUp();
      ports.page.captions = { en: new Failure('pageGone') };
      const { taskId } = await client.createSummaryTask({ url: talkUrl });
      await until(async () => (await ports.store.getTask(taskId))?.status === 'failed');
      expect(await client.getSummaryTaskStatus({ taskId })).toMatchObject({ code: 'pageGone' });
      ports.page.captions = { en: talkCues };
      const again = await client.createSummaryTask({ url: talkUrl });
      expect(again.taskId).not.toBe(taskId);
      await until(async () => (await ports.store.getTask(again.taskId))?.status === 'completed');
    });

    it('fail with storageFull when nothing can be stored', async () => {
      const { client, ports } = setUp();
      ports.store.putTranscript = async () => {
        throw new Failure('storageFull');
      };
      const { taskId } = await client.createSummaryTask({ url: talkUrl });
      await until(async () => (await ports.store.getTask(taskId))?.status === 'failed');
      expect(await client.getSummaryTaskStatus({ taskId })).toMatchObject({ code: 'storageFull' });
    });

    it('are not found by an unknown id', async () => {
      const { client } = setUp();
      await expect(client.getSummaryTaskStatus({ taskId: 'nobody' })).rejects.toMatchObject({ code: 'notFound' });
      await expect(client.cancelSummaryTask({ taskId: 'nobody' })).rejects.toMatchObject({ code: 'notFound' });
    });
  });

  describe('texts', () => {
    it('are generated once and then come from the cache', async () => {
      const { client } = setUp();
      const first = await client.getPolishedText({ url: talkUrl });
      expect(first).toMatchObject({ title: 'How cities learned to tell the time', costDuration: 30 });
      expect(first.segments).toEqual([
        {
          startTime: 0,
          endTime: 29,
          chapterTitle: 'All of it',
          polishedText: talkCues.map(({ text }) => text).join(' '),
          fromCache: false,
        },
      ]);
      const second = await client.getPolishedText({ url: talkUrl });
      expect(second.segments[0]?.fromCache).toBe(true);
      expect(second.costDuration).toBe(0);
    });

    it('contain an article of all chapters', async () => {
      const { client } = setUp();
      const { article, fromCache } = await client.express({ url: talkUrl });
      expect(fromCache).toBe(false);
      expect(article).toContain('How cities learned to tell the time');
      expect(article).toContain('Now everyone carries it.');
      expect((await client.express({ url: talkUrl })).fromCache).toBe(true);
    });

    it('contain the chapters with their transcript', async () => {
      const { client } = setUp();
      const { chapters, chapterSummary } = await client.summarizeByChapter({ url: talkUrl });
      expect(chapters).toMatchObject([
        { start: 0, end: 30, title: 'All of it', content: talkCues.map(({ text }) => text).join('\n') },
      ]);
      expect(chapterSummary).toContain('Clocks came to towers.');
    });
  });

  it('returns its version without a request', async () => {
    const { client } = setUp();
    expect(await client.getVersion({})).toEqual({ version: '1.1.0' });
  });
});
