import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode } from '../contract/failure.ts';
import type { Feed } from '../ports/feeds.ts';
import type { FetchedResponse } from '../ports/fetch.ts';
import type { RefreshState } from '../records/channel.ts';
import { channelHealth } from './channel-health.ts';
import { newRefreshState, nextRefresh, type PollResult, postponeRefresh } from './next-refresh.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const feedUrl = 'https://blog.example/feed';
const fresh = newRefreshState(feedUrl, 'web');

const fetched = (status: number, headers: Record<string, string> = {}, more: Partial<FetchedResponse> = {}): FetchedResponse => ({
  url: feedUrl,
  status,
  contentType: 'text/xml',
  bytes: new Uint8Array(),
  headers,
  ...more,
});
/** A feed with items of these ages in days. */
const feed = (days: number[] = [], refreshIntervalSeconds?: number): Feed => ({
  title: 'T',
  link: '',
  refreshIntervalSeconds,
  items: days.map((age) => ({ id: String(age), title: 'x', link: '', publishedAt: new Date(now - age * day).toISOString() })),
});
const read = (answer = fetched(200), body = feed()): PollResult => ({ kind: 'feed', answer, feed: body, bodyHash: 'h' });
const refusal = (status: number, headers = {}): PollResult => ({ kind: 'refused', answer: fetched(status, headers) });
const failure = (code: FailureCode): PollResult => ({ kind: 'failed', failure: new Failure(code) });
const next = (answer: PollResult, state: RefreshState = fresh, at = now) => nextRefresh(state, answer, at, 0);
const waits = (state: RefreshState) => (state.nextAt! - now) / minute;
const repeated = (times: number, answer: PollResult, state = fresh) =>
  Array.from({ length: times }).reduce((one: RefreshState) => next(answer, one), state);

describe('nextRefresh', () => {
  it('stores validators unchanged, both of one response', () => {
    const first = next(read(fetched(200, { etag: 'W/"a b"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' })));
    expect(first).toMatchObject({
      etag: 'W/"a b"',
      lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT',
      bodyHash: 'h',
      checkedAt: now,
      failures: 0,
    });
    const same = next({ kind: 'unchanged', answer: fetched(304, { etag: '"other"' }) }, first);
    expect(same).toMatchObject({ etag: 'W/"a b"', lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' });
    const onlyTag = next({ kind: 'unchanged', answer: fetched(200, { etag: '"c"' }) }, first);
    expect([onlyTag.etag, onlyTag.lastModified]).toEqual(['"c"', undefined]);
    const neither = next(read(), first);
    expect([neither.etag, neither.lastModified]).toEqual([undefined, undefined]);
  });

  it('polls as often as items appear, within the limits', () => {
    expect(waits(next(read()))).toBe(60);
    expect(waits(next(read(fetched(200), feed([0, 1, 2, 3]))))).toBe(144);
    expect(waits(next(read(fetched(200), feed([0, 30, 60]))))).toBe(360);
    expect(waits(next(read(fetched(200), feed([0, 0.01, 0.02]))))).toBe(30);
    expect(waits(next(read(fetched(200), feed([0, 0.01, 0.02], 7200))))).toBe(120);
    expect(waits(next(read(fetched(200, { 'cache-control': 'public, max-age=18000' }))))).toBe(300);
    expect(waits(next(read(fetched(200, { 'cache-control': 'max-age=99999999' }), feed([], 31_536_000))))).toBe(24 * 60);
    const slow = next(read(fetched(200), feed([], 7200)));
    expect(waits(next({ kind: 'unchanged', answer: fetched(304) }, slow))).toBe(120);
  });

  it('resets the failures after a successful response', () => {
    const failing = next(refusal(500));
    expect(next({ kind: 'unchanged', answer: fetched(304) }, failing)).toMatchObject({
      failures: 0,
      failure: undefined,
      failingFrom: undefined,
    });
  });

  it('doubles the delay after every failure, up to a day', () => {
    const waited = Array.from({ length: 12 }, (_, i) => waits(nextRefresh(repeated(i, refusal(500)), refusal(500), now, 1)));
    expect(waited).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440, 1440, 1440, 1440]);
    expect(repeated(3, refusal(500))).toMatchObject({
      failures: 3,
      failure: { code: 'siteFailed', message: 'blog.example answered with status 500.' },
    });
  });

  it.each([
    ['120', 15],
    ['7200', 120],
    [new Date(now + 3 * hour).toUTCString(), 180],
    [new Date(now - hour).toUTCString(), 15],
    ['soon', 15],
    ['999999999', 7 * 24 * 60],
  ])('respects Retry-After: %s', (header, minutes) => {
    for (const status of [429, 503]) {
      expect(waits(nextRefresh(fresh, refusal(status, { 'retry-after': header }), now, 0))).toBeGreaterThanOrEqual(
        minutes * 0.75,
      );
      expect(waits(nextRefresh(fresh, refusal(status, { 'retry-after': header }), now, 0))).toBeLessThanOrEqual(minutes);
    }
  });

  it('never polls a feed again that is gone', () => {
    const gone = next(refusal(410));
    expect([gone.isGone, gone.nextAt]).toEqual([true, undefined]);
    expect(next(read(), gone)).toMatchObject({ isGone: undefined, nextAt: now + hour });
  });

  it('follows a permanent redirect after three in a row', () => {
    const to = (url: string, isMovedForGood?: boolean) => read(fetched(200, {}, { url, isMovedForGood }));
    const new1 = 'https://new.example/feed';
    expect(repeated(2, to(new1, true))).toMatchObject({ feedUrl, moved: { to: new1, times: 2 } });
    expect(repeated(3, to(new1, true))).toMatchObject({ feedUrl: new1, moved: undefined });
    expect(next(to('https://other.example/', true), repeated(2, to(new1, true)))).toMatchObject({ feedUrl, moved: { times: 1 } });
    expect(next(read(), repeated(2, to(new1, true)))).toMatchObject({ feedUrl, moved: undefined });
    expect(repeated(9, to(new1))).toMatchObject({ feedUrl, moved: undefined });
    const notFound: PollResult = { kind: 'refused', answer: fetched(404, {}, { url: new1, isMovedForGood: true }) };
    expect(repeated(9, notFound).feedUrl).toBe(feedUrl);
  });

  it('does not count failures that are not the feed’s', () => {
    expect(next(failure('cancelled'))).toEqual(fresh);
    expect(next(failure('offline'))).toEqual({ ...fresh, requestedAt: now, nextAt: now + 10 * minute });
  });

  it('schedules whole milliseconds, whatever the jitter', () => {
    const waits = [read(), refusal(500), refusal(503, { 'retry-after': '7' }), failure('offline'), failure('timeout')];
    for (const answer of waits) {
      const times = [0.123456, 0.987654].map((random) => nextRefresh(fresh, answer, now, random).nextAt);
      expect(times.every(Number.isInteger)).toBe(true);
    }
    expect(Number.isInteger(postponeRefresh(fresh, now + 1, 0.123456).nextAt)).toBe(true);
  });

  it('postpones a poll that would be too early', () => {
    expect(postponeRefresh(fresh, now + hour, 0.5).nextAt).toBe(now + hour + 7.5 * minute);
    expect(postponeRefresh({ ...fresh, nextAt: now + day }, now + hour, 0.5).nextAt).toBe(now + day);
  });

  it('always schedules the next poll, in the future and within the maximum interval, unless the feed is gone', () => {
    const status = fc.integer({ min: 200, max: 599 }).filter((one) => one !== 410);
    const headers = fc.record({ 'retry-after': fc.string(), 'cache-control': fc.string(), etag: fc.string() });
    const answers = fc.array(
      fc.oneof(
        fc.tuple(status, headers).map(([code, all]) => refusal(code, all)),
        fc.array(fc.integer({ min: 0, max: 4000 })).map((days) => read(fetched(200), feed(days))),
        fc.constantFrom<FailureCode>('timeout', 'tooLarge', 'siteFailed', 'noPermission').map(failure),
      ),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(answers, fc.double({ min: 0, max: 1, noNaN: true }), (all, random) => {
        const { nextAt } = all.reduce((state, answer) => nextRefresh(state, answer, now, random), fresh);
        expect(nextAt).toBeGreaterThan(now + 5 * minute);
        expect(nextAt).toBeLessThanOrEqual(now + 7 * day + minute);
      }),
    );
  });
});

describe('channelHealth', () => {
  const statusOf = (state: RefreshState, at = now) => channelHealth(state, at).status;
  const youtube = newRefreshState('https://www.youtube.com/feeds/videos.xml?channel_id=x', 'youtube');

  it('is healthy before the first response, and without items', () => {
    expect(channelHealth(fresh, now)).toEqual({ status: 'healthy', failures: 0 });
    expect(statusOf(next(read()), now + 1000 * day)).toBe('healthy');
  });

  it('is stale when the silence exceeds the channel’s usual interval', () => {
    const weekly = next(read(fetched(200), feed([2, 9, 16, 23])));
    expect(channelHealth(weekly, now)).toEqual({
      status: 'healthy',
      checkedAt: '2026-11-21T12:00:00.000Z',
      lastItemAt: '2026-11-19T12:00:00.000Z',
      failures: 0,
    });
    expect(statusOf(weekly, now + 32 * day)).toBe('healthy');
    expect(statusOf(weekly, now + 34 * day)).toBe('stale');
    expect(statusOf(next(read(fetched(200), feed([18, 18.1, 18.2]))))).toBe('healthy');
    expect(statusOf(next(read(fetched(200), feed([22, 22.1, 22.2]))))).toBe('stale');
    expect(statusOf(next(read(fetched(200), feed([179]))))).toBe('healthy');
    expect(statusOf(next(read(fetched(200), feed([181]))))).toBe('stale');
    expect(statusOf(next({ kind: 'unchanged', answer: fetched(304) }, weekly), now + 34 * day)).toBe('stale');
  });

  it.each([
    ['404', refusal(404), 'failing', 'noFeed'],
    ['401', refusal(401), 'failing', 'loginRequired'],
    ['403', refusal(403), 'failing', 'loginRequired'],
    ['500', refusal(500), 'failing', 'siteFailed'],
    ['no answer', failure('timeout'), 'failing', 'timeout'],
    ['too much', failure('tooLarge'), 'failing', 'tooLarge'],
    ['no feed', failure('feedUnreadable'), 'failing', 'feedUnreadable'],
    ['429', refusal(429), 'healthy', 'rateLimited'],
    ['503', refusal(503), 'healthy', 'siteFailed'],
    ['410', refusal(410), 'gone', 'noFeed'],
  ])('is as expected after %s', (_, answer, status, code) => {
    const state = next(answer);
    expect(state.failure?.code).toBe(code);
    expect(channelHealth(state, now)).toMatchObject({ status, failures: 1, message: expect.any(String) });
  });

  it('tolerates transient failures for a day', () => {
    for (const [state, answer] of [
      [youtube, refusal(404)],
      [youtube, refusal(500)],
      [youtube, refusal(403)],
      [youtube, failure('timeout')],
      [fresh, refusal(429)],
    ] as const) {
      const first = next(answer, state);
      const later = next(answer, first, now + 20 * hour);
      expect([statusOf(first), statusOf(later, now + 20 * hour), statusOf(later, now + 25 * hour)]).toEqual([
        'healthy',
        'healthy',
        'failing',
      ]);
      expect(later.nextAt).toBeDefined();
    }
    expect(next(refusal(403), youtube).failure?.code).toBe('rateLimited');
    expect(statusOf(next(refusal(404), next(refusal(429))))).toBe('failing');
  });
});
