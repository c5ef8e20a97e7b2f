import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../../lib/ports/engine.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';
import { engine as local } from '../../lib/service/engine/offline-engine.ts';
import { engineThreads } from './engine-threads.ts';

const { engine, close } = engineThreads(2);
afterAll(close);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const captions = Array.from(
  { length: 40 },
  (_, i) =>
    `${i + 1}\n00:00:${String(i).padStart(2, '0')},000 --> 00:00:${String(i).padStart(2, '0')},900\nClocks came to towers and trains needed one time ${i}.\n`,
).join('\n');
const body = { base64: btoa(captions), contentType: 'application/x-subrip' };

describe('the engine in threads', () => {
  it('returns the results of the engine', async () => {
    const { cues } = await engine.readCaptions(body);
    expect(cues).toEqual((await local.readCaptions(body)).cues);
    expect(cues.length).toBeGreaterThan(0);
    const request = { cues, language: 'en', duration: 40, detailLevel: 400 };
    const [one, two] = await Promise.all([engine.summarize(request), engine.summarize(request)]);
    expect(one).toEqual(await local.summarize(request));
    expect(two).toEqual(one);
  });

  it('passes on the first lines of a summary', async () => {
    const { cues } = await engine.readCaptions(body);
    const request = { cues, language: 'en', duration: 40, detailLevel: 400 };
    const firstLinesOf = async (one: Engine) => {
      const events: SummaryContent[] = [];
      await one.summarize(request, { onEvent: (content) => void events.push(content) });
      return events;
    };
    const events = await firstLinesOf(engine);
    expect(events).toHaveLength(1);
    expect(events).toEqual(await firstLinesOf(local));
  });

  it('is not taken for a promise', async () => {
    expect(await (async () => engine)()).toBe(engine);
  });

  it('fails with the failures of the engine', async () => {
    const nothing = { base64: btoa('<html>no captions</html>') };
    const failure = await local.readCaptions(nothing).catch((error) => error);
    await expect(engine.readCaptions(nothing)).rejects.toMatchObject({ code: failure.code, message: failure.message });
    await expect((engine as unknown as { constructor(): Promise<void> }).constructor()).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('starts new threads after it was closed', async () => {
    await close();
    expect((await engine.readCaptions(body)).cues.length).toBeGreaterThan(0);
  });

  it('ends a call that takes too long, and repeats the others of its thread in a new one', async () => {
    const single = engineThreads(1);
    const { cues } = await single.engine.readCaptions(body);
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = single.engine.summarize({ cues, language: 'en', duration: 40, detailLevel: 400 });
    vi.advanceTimersByTime(1);
    const others = [single.engine.readCaptions(body), single.engine.readCaptions(body)];
    vi.advanceTimersByTime(119_999);
    vi.useRealTimers();
    others.push(single.engine.readCaptions(body));
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
    for (const other of await Promise.all(others)) expect(other.cues).toEqual(cues);
    const [former, ...later] = new Set(post.mock.contexts);
    expect(post.mock.contexts.slice(0, 3)).toEqual([former, former, former]);
    // A shared thread, and one for each repeated call.
    expect(later).toHaveLength(3);
    await single.close();
  });

  it('repeats the calls of a thread that failed one after another, and each once', async () => {
    const single = engineThreads(1);
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    const breakThread = () => (post.mock.contexts.at(-1) as Worker).terminate();
    const outcomes = Promise.allSettled([single.engine.readCaptions(body), single.engine.readCaptions(body)]);
    await breakThread();
    await expect.poll(() => post.mock.contexts.length).toBe(3);
    await breakThread();
    const [lost, ...others] = (await outcomes).toSorted((a, b) => b.status.localeCompare(a.status));
    expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'internal' } });
    expect(others).toMatchObject([{ status: 'fulfilled' }]);
    await single.close();
  });

  it('fails a call at once whose answer can’t be read', async () => {
    const details = JSON.parse('['.repeat(3000) + ']'.repeat(3000));
    const refresh = {
      feedUrl: 'https://a.example/f',
      platform: 'x',
      failures: 1,
      failure: { code: 'siteFailed', message: '', details },
    };
    const channel = { channelId: 'a', channelUrl: 'https://a.example/', title: '', addresses: [], autoSummarize: false };
    const value = { ...channel, lastSeenAt: 1, unseen: 0, subscribedAt: 1, refresh };
    await expect(engine.readRecords([{ kind: 'channel', value }])).rejects.toMatchObject({ code: 'internal' });
  });

  it('fails the call of a closed thread, and no other', async () => {
    // Long enough to be read after its thread is closed.
    const long = { ...body, base64: btoa(captions.repeat(20_000)) };
    const cut = expect(engine.readCaptions(long)).rejects.toMatchObject({ code: 'internal' });
    await Promise.all([cut, close()]);
    expect((await engine.readCaptions(body)).cues.length).toBeGreaterThan(0);
  });
});
