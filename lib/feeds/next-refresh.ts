import { Failure } from '../contract/failure.ts';
import { parseRetryAfter } from '../http/retry-after.ts';
import type { Feed, FeedItem } from '../ports/feeds.ts';
import type { FetchedResponse } from '../ports/fetch.ts';
import type { RefreshState } from '../records/channel.ts';

/** Result of requesting a channel's feed once. */
export type PollResult =
  | { kind: 'feed'; answer: FetchedResponse; feed: Feed; bodyHash: string }
  /** Unchanged: a 304, or the same bytes as before. */
  | { kind: 'unchanged'; answer: FetchedResponse }
  /** Any other status. */
  | { kind: 'refused'; answer: FetchedResponse }
  /** No response, or one that is not a feed. */
  | { kind: 'failed'; failure: Failure };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Minimum, default and maximum interval between two requests of a healthy feed, by its cadence. */
const [minIntervalMs, defaultIntervalMs, maxIntervalMs] = [30 * minute, hour, 6 * hour];
const requestsPerItem = 10;
const firstBackOffMs = 15 * minute;
/** Delay after a network failure on this side, which is no evidence against the feed. */
const offlineDelayMs = 10 * minute;
/** Upper limit for the delay that a server requests. */
const maxRetryAfterMs = 7 * day;
/** Time that failures may last if they are known to be temporary. */
const temporaryFailureMs = day;
/** Number of consecutive permanent redirects after which the new address is used. */
const movesBeforeUpdate = 3;

/**
 * Returns the state after a poll. Pure: `now` in milliseconds, `random` from 0 to 1, which spreads the requests of many
 * channels.
 */
export function nextRefresh<State extends RefreshState>(state: State, answer: PollResult, now: number, random: number): State {
  if (answer.kind === 'failed' && answer.failure.code === 'cancelled') return state;
  const next = stateAfter({ ...state, waitUntil: undefined, requestedAt: now }, answer, now, random);
  return next.nextAt === undefined ? next : { ...next, nextAt: Math.round(next.nextAt) };
}

function stateAfter<State extends RefreshState>(state: State, answer: PollResult, now: number, random: number): State {
  switch (answer.kind) {
    case 'feed':
      return withSuccess(withFeed(withValidators(state, answer.answer), answer), answer.answer, now, random);
    case 'unchanged':
      return withSuccess(answer.answer.status === 304 ? state : withValidators(state, answer.answer), answer.answer, now, random);
    case 'refused':
      return withHttpFailure(state, answer.answer, now, random);
    case 'failed':
      return withFailure(state, answer.failure, now, random);
  }
}

/**
 * Returns the time before which no channel of a host is polled, by the state of the one that was polled at `now`; undefined if
 * that concerns no other channel. A limited rate without a requested delay counts as a first failure of the host.
 */
export function hostWaitUntil({ waitUntil = 0, failure }: RefreshState, now: number): number | undefined {
  if (waitUntil > now) return waitUntil;
  return failure?.code === 'rateLimited' ? now + firstBackOffMs : undefined;
}

/** Returns the state of a channel whose server has requested a delay through another channel. */
export const postponeRefresh = <State extends RefreshState>(state: State, until: number, random: number): State => ({
  ...state,
  waitUntil: until,
  nextAt: Math.round(Math.max(state.nextAt ?? 0, until + random * firstBackOffMs)),
});

/** Returns the state with the validators of a response; missing ones are cleared. */
const withValidators = <State extends RefreshState>(state: State, { headers = {} }: FetchedResponse): State => ({
  ...state,
  etag: headers.etag,
  lastModified: headers['last-modified'],
});

function withFeed<State extends RefreshState>(
  state: State,
  { feed: { items, refreshIntervalSeconds }, bodyHash }: Extract<PollResult, { kind: 'feed' }>,
): State {
  const { lastItemAt = state.lastItemAt, cadence = state.cadence } = measureCadence(items);
  return {
    ...state,
    bodyHash,
    lastItemAt,
    cadence,
    pace: refreshIntervalSeconds === undefined ? undefined : refreshIntervalSeconds * 1000,
  };
}

function withSuccess<State extends RefreshState>(state: State, answer: FetchedResponse, now: number, random: number): State {
  const intervalMs =
    state.cadence === undefined
      ? defaultIntervalMs
      : Math.min(maxIntervalMs, Math.max(minIntervalMs, state.cadence / requestsPerItem));
  const delayMs = Math.min(day, Math.max(intervalMs, state.pace ?? 0, parseMaxAge(answer.headers?.['cache-control']) ?? 0));
  return {
    ...withRedirect(state, answer),
    checkedAt: now,
    failures: 0,
    failure: undefined,
    failingFrom: undefined,
    isGone: undefined,
    nextAt: now + delayMs * (1 + random / 10),
  };
}

function withRedirect<State extends RefreshState>(state: State, { url, isMovedForGood }: FetchedResponse): State {
  if (!isMovedForGood || url === state.feedUrl) return { ...state, moved: undefined };
  const times = state.moved?.to === url ? state.moved.times + 1 : 1;
  return times < movesBeforeUpdate ? { ...state, moved: { to: url, times } } : { ...state, feedUrl: url, moved: undefined };
}

function withHttpFailure<State extends RefreshState>(state: State, answer: FetchedResponse, now: number, random: number): State {
  const { status, headers = {} } = answer;
  const message = `${new URL(state.feedUrl).host} answered with status ${status}.`;
  if (status === 410)
    return { ...withFailure(state, new Failure('noFeed', message), now, random), isGone: true, nextAt: undefined };
  const isForNow = status === 429 || status === 503;
  const next = withFailure(state, new Failure(failureCodeOf(status, state.platform), message), now, random, isForNow);
  const wait = isForNow ? parseRetryAfter(headers['retry-after'], now) : undefined;
  if (wait === undefined) return next;
  const waitUntil = now + Math.min(maxRetryAfterMs, wait);
  return { ...next, waitUntil, nextAt: Math.max(next.nextAt ?? 0, waitUntil + random * minute) };
}

function failureCodeOf(status: number, platform: string): Failure['code'] {
  if (status === 429 || (status === 403 && platform === 'youtube')) return 'rateLimited';
  if (status === 401 || status === 403) return 'loginRequired';
  return status === 404 ? 'noFeed' : 'siteFailed';
}

function withFailure<State extends RefreshState>(
  state: State,
  { code, message }: Failure,
  now: number,
  random: number,
  isForNow = false,
): State {
  if (code === 'offline') return { ...state, nextAt: now + offlineDelayMs * (1 + random) };
  const failures = state.failures + 1;
  // All of YouTube's feeds are unavailable for hours on some days.
  const isTemporary = isForNow || state.platform === 'youtube';
  const delayMs = Math.min(day, firstBackOffMs * 2 ** Math.min(failures - 1, 20));
  return {
    ...state,
    checkedAt: now,
    failures,
    failure: { code, message },
    failingFrom: Math.min(state.failingFrom ?? Number.POSITIVE_INFINITY, now + (isTemporary ? temporaryFailureMs : 0)),
    nextAt: now + delayMs * (0.75 + random / 4),
  };
}

/** Returns the `max-age` of `Cache-Control` in milliseconds; undefined if there is none. */
function parseMaxAge(header: string | undefined): number | undefined {
  const seconds = /(?:^|[\s,])max-age\s{0,9}=\s{0,9}"?(\d{1,9})/i.exec(header ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** Number of the newest items that determine a channel's current cadence. */
const sampledItemCount = 20;

/** Returns the time of the newest item, and the usual interval between two, in milliseconds. `items` are newest first. */
function measureCadence(items: readonly FeedItem[]): { lastItemAt?: number; cadence?: number } {
  const times = items.slice(0, sampledItemCount).flatMap(({ publishedAt }) => (publishedAt ? [Date.parse(publishedAt)] : []));
  const intervals = times
    .slice(1)
    .map((time, i) => times[i]! - time)
    .sort((a, b) => a - b);
  return { lastItemAt: times[0], cadence: intervals[Math.floor(intervals.length / 2)] };
}

/** Returns the state of a new feed, which is due at once. */
export const newRefreshState = (feedUrl: string, platform: string): RefreshState => ({
  feedUrl,
  platform,
  nextAt: 0,
  failures: 0,
});
