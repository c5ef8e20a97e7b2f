import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../contract/failure.ts';
import type { Feed } from '../ports/feeds.ts';
import type { Fetch, FetchedResponse } from '../ports/fetch.ts';
import type { RefreshState } from '../records/channel.ts';
import { channelHealth } from './channel-health.ts';
import { newRefreshState } from './next-refresh.ts';
import { parseFeed } from './parse-feed.ts';
import { refreshChannels, selectDueChannels } from './refresh-channels.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const rss = (title: string) =>
  `<rss version="2.0"><channel><title>${title}</title><item><guid>1</guid><title>One</title></item></channel></rss>`;
const answer = (url: string, status: number, body = '', headers: Record<string, string> = {}): FetchedResponse => ({
  url,
  status,
  contentType: 'text/xml',
  bytes: new TextEncoder().encode(body),
  headers,
});

interface Channel extends RefreshState {
  channelId: string;
}
const channel = (feedUrl: string, more: Partial<Channel> = {}): Channel => ({
  channelId: feedUrl,
  ...newRefreshState(feedUrl, 'web'),
  ...more,
});

async function refresh(channels: Channel[], fetch: Fetch, signal = new AbortController().signal) {
  const results = new Map<string, { channel: Channel; feed?: Feed }>();
  const access = {
    fetch,
    parse: async ({ url, bytes }: FetchedResponse) => parseFeed({ url, content: bytes }, now),
    now: () => now,
    random: () => 0,
    signal,
  };
  await refreshChannels(channels, access, async (one, feed) => void results.set(one.channelId, { channel: one, feed }));
  return results;
}

describe('selectDueChannels', () => {
  it('selects the channels that are due, the longest due first, and omits those that are gone', () => {
    const channels = [
      channel('a', { nextAt: now }),
      channel('b', { nextAt: now + 1 }),
      channel('c', { nextAt: undefined }),
      channel('d'),
      channel('requested by a clock that was ahead', { nextAt: now + 2e9, requestedAt: now + 1e9 }),
    ];
    const due = selectDueChannels(channels, now).map(({ channelId }) => channelId);
    expect(due).toEqual(['d', 'a', 'requested by a clock that was ahead']);
  });
});

describe('refreshChannels', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns a result for every channel, whatever the others do', async () => {
    vi.useFakeTimers();
    const kinds: Record<string, (url: string) => Promise<FetchedResponse> | FetchedResponse> = {
      good: (url) => answer(url, 200, rss('T'), { etag: '"1"' }),
      same: (url) => answer(url, 304),
      missing: (url) => answer(url, 404),
      limited: (url) => answer(url, 429, '', { 'retry-after': '3600' }),
      broken: (url) => answer(url, 500),
      gone: (url) => answer(url, 410),
      html: (url) => answer(url, 200, '<!doctype html><html></html>'),
      huge: () => {
        throw new Failure('tooLarge');
      },
      hanging: () => new Promise(() => {}),
    };
    const names = Object.keys(kinds);
    const channels = Array.from({ length: 300 }, (_, i) => channel(`https://host${i}.example/${names[i % names.length]}`));
    const done = refresh(channels, async (url) => kinds[new URL(url).pathname.slice(1)]!(url));
    let isOver = false;
    void done.finally(() => {
      isOver = true;
    });
    // Bodies are hashed in real time, so a hanging request may start later than any one step of the clock.
    while (!isOver) await vi.advanceTimersByTimeAsync(30_000);
    const results = await done;
    expect(results.size).toBe(300);
    const statuses = names.map((name, i) => [name, channelHealth(results.get(channels[i]!.channelId)!.channel, now).status]);
    expect(Object.fromEntries(statuses)).toEqual({
      good: 'healthy',
      same: 'healthy',
      missing: 'failing',
      limited: 'healthy',
      broken: 'failing',
      gone: 'gone',
      html: 'failing',
      huge: 'failing',
      hanging: 'failing',
    });
    const [good, , , limited] = channels.map(({ channelId }) => results.get(channelId)!);
    expect([good!.feed?.title, good!.channel.etag, limited!.channel.nextAt]).toEqual(['T', '"1"', now + 3_600_000]);
  });

  it('sends conditional requests, and parses the same bytes once', async () => {
    const sent: unknown[] = [];
    const fetch: Fetch = async (url, { headers }) => {
      sent.push(headers);
      return answer(url, 200, rss('T'), { etag: '"e"' });
    };
    const first = (await refresh([channel('https://a.example/')], fetch)).get('https://a.example/')!;
    const second = (await refresh([{ ...first.channel, lastModified: 'Sat' }], fetch)).get('https://a.example/')!;
    expect(sent).toEqual([{}, { 'if-none-match': '"e"', 'if-modified-since': 'Sat' }]);
    expect([first.feed?.items.length, second.feed]).toEqual([1, undefined]);
  });

  it('limits concurrent requests, and those to one host to two', async () => {
    const running = new Map<string, number>();
    let [maxConcurrent, maxConcurrentOfHost] = [0, 0];
    const fetch: Fetch = async (url) => {
      const { host } = new URL(url);
      running.set(host, (running.get(host) ?? 0) + 1);
      maxConcurrentOfHost = Math.max(maxConcurrentOfHost, running.get(host)!);
      maxConcurrent = Math.max(
        maxConcurrent,
        [...running.values()].reduce((sum, count) => sum + count),
      );
      await pause(1);
      running.set(host, running.get(host)! - 1);
      return answer(url, 304);
    };
    const results = await refresh(
      Array.from({ length: 90 }, (_, i) => channel(`https://host${i % 9}.example/${i}`)),
      fetch,
    );
    expect([results.size, maxConcurrent, maxConcurrentOfHost]).toEqual([90, 8, 2]);
  });

  it.each([429, 503])('leaves a host alone while a %i requests that, and returns to its other channels later', async (status) => {
    let requestCount = 0;
    const fetch: Fetch = async (url) => {
      requestCount++;
      return url.includes('busy') ? answer(url, status, '', { 'retry-after': '7200' }) : answer(url, 304);
    };
    const results = await refresh(
      [...Array.from({ length: 20 }, (_, i) => channel(`https://busy.example/${i}`)), channel('https://b.example/')],
      fetch,
    );
    expect(requestCount).toBeLessThanOrEqual(3);
    expect(results.size).toBe(21);
    const last = results.get('https://busy.example/19')!.channel;
    expect([last.failures, last.nextAt]).toEqual([0, now + 7_200_000]);
  });

  it('leaves a host that limits the rate alone for the first back-off, however often one of its channels has failed', async () => {
    const channels = [9, 0, 0].map((failures, i) => channel(`https://busy.example/${i}`, { failures }));
    const results = await refresh(channels, async (url) => answer(url, 429));
    const [failing, , last] = channels.map(({ channelId }) => results.get(channelId)!.channel);
    expect(failing!.nextAt).toBeGreaterThan(now + 12 * 3_600_000);
    expect([last!.failures, last!.nextAt]).toEqual([0, now + 15 * 60_000]);
  });

  it('takes the longest delay that the channels of a host are refused with', async () => {
    const fetch: Fetch = async (url) => answer(url, 429, '', url.endsWith('1') ? { 'retry-after': '7200' } : {});
    const channels = ['1', '2', '3'].map((name) => channel(`https://busy.example/${name}`));
    const results = await refresh(channels, fetch);
    expect(results.get('https://busy.example/3')!.channel.nextAt).toBe(now + 7_200_000);
  });

  it('continues when a result can’t be stored, and reports it at the end', async () => {
    const stored: string[] = [];
    const channels = ['a', 'b', 'c'].map((name) => channel(`https://${name}.example/`));
    const access = {
      fetch: async (url: string) => answer(url, 304),
      parse: async () => Promise.reject(new Error()),
      now: () => now,
      random: () => 0,
      signal: new AbortController().signal,
    };
    const work = refreshChannels(channels, access, async ({ channelId }) => {
      if (channelId.includes('a.')) throw new Failure('storageFull');
      stored.push(channelId);
    });
    await expect(work).rejects.toMatchObject({ code: 'storageFull' });
    expect(stored.sort()).toEqual(['https://b.example/', 'https://c.example/']);
  });

  it('emits no result and sends no request after it was stopped', async () => {
    const stop = new AbortController();
    let requestCount = 0;
    const fetch: Fetch = async (url, { signal }) => {
      if (++requestCount === 5) stop.abort();
      signal.throwIfAborted();
      return answer(url, 304);
    };
    const results = await refresh(
      Array.from({ length: 50 }, (_, i) => channel(`https://a.example/${i}`)),
      fetch,
      stop.signal,
    );
    expect(requestCount).toBeLessThanOrEqual(6);
    expect(results.size, 'those that were answered before').toBeLessThan(5);
  });
});
