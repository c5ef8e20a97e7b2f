import { Failure } from '../contract/failure.ts';
import type { Feed } from '../ports/feeds.ts';
import type { FetchedResponse } from '../ports/ports.ts';
import type { RefreshState } from '../records/channel.ts';
import { cadenceOf } from './cadence.ts';
import { maxAge, retryAfter } from './http-times.ts';

/** How asking a feed ended. */
export type RefreshAnswer =
  | { kind: 'feed'; answer: FetchedResponse; feed: Feed; bodyHash: string }
  /** A 304, or the same bytes as before. */
  | { kind: 'unchanged'; answer: FetchedResponse }
  /** Any other status. */
  | { kind: 'refused'; answer: FetchedResponse }
  /** No answer, or one that is no feed. */
  | { kind: 'failed'; failure: Failure };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Between two requests of a healthy feed, by how often it has something new. */
const [shortest, usual, longest] = [30 * minute, hour, 6 * hour];
const askedPerItem = 10;
const firstBackOff = 15 * minute;
/** The network itself was away, which says nothing about the feed. */
const afterOffline = 10 * minute;
/** However long a server wants to be left alone. */
const longestWait = 7 * day;
/** So long failures may pass that their servers say, or YouTube's are known, to pass. */
const patience = day;
/** A move is believed when it was said as often, in a row. */
const timesMoved = 3;

/** The state after an answer. Pure: `now` in milliseconds, `random` from 0 to 1, so that many channels don't ask at once. */
export function nextRefresh<State extends RefreshState>(state: State, answer: RefreshAnswer, now: number, random: number): State {
  switch (answer.kind) {
    case 'feed':
      return heard(withFeed(withValidators(state, answer.answer), answer), answer.answer, now, random);
    case 'unchanged':
      return heard(answer.answer.status === 304 ? state : withValidators(state, answer.answer), answer.answer, now, random);
    case 'refused':
      return refused(state, answer.answer, now, random);
    case 'failed':
      return failed(state, answer.failure, now, random);
  }
}

/** The state of a channel whose server has just asked to be left alone, by way of another channel. */
export const postponed = <State extends RefreshState>(state: State, until: number, random: number): State => ({
  ...state,
  nextAt: Math.max(state.nextAt ?? 0, until + random * firstBackOff),
});

/** Both are of one answer: what it lacks is forgotten. */
const withValidators = <State extends RefreshState>(state: State, { headers = {} }: FetchedResponse): State => ({
  ...state,
  etag: headers.etag,
  lastModified: headers['last-modified'],
});

function withFeed<State extends RefreshState>(
  state: State,
  { feed: { items, pace }, bodyHash }: Extract<RefreshAnswer, { kind: 'feed' }>,
): State {
  const { lastItemAt = state.lastItemAt, cadence = state.cadence } = cadenceOf(items);
  return { ...state, bodyHash, lastItemAt, cadence, pace: pace === undefined ? undefined : pace * 1000 };
}

function heard<State extends RefreshState>(state: State, answer: FetchedResponse, now: number, random: number): State {
  const wanted = state.cadence === undefined ? usual : Math.min(longest, Math.max(shortest, state.cadence / askedPerItem));
  const pause = Math.min(day, Math.max(wanted, state.pace ?? 0, maxAge(answer.headers?.['cache-control']) ?? 0));
  return {
    ...moved(state, answer),
    checkedAt: now,
    failures: 0,
    failure: undefined,
    failingFrom: undefined,
    isGone: undefined,
    nextAt: now + pause * (1 + random / 10),
  };
}

function moved<State extends RefreshState>(state: State, { url, isMovedForGood }: FetchedResponse): State {
  if (!isMovedForGood || url === state.feedUrl) return { ...state, moved: undefined };
  const times = state.moved?.to === url ? state.moved.times + 1 : 1;
  return times < timesMoved ? { ...state, moved: { to: url, times } } : { ...state, feedUrl: url, moved: undefined };
}

function refused<State extends RefreshState>(state: State, answer: FetchedResponse, now: number, random: number): State {
  const { status, headers = {} } = answer;
  const message = `${status} from ${new URL(state.feedUrl).host}`;
  if (status === 410) return { ...failed(state, new Failure('noFeed', message), now, random), isGone: true, nextAt: undefined };
  const isForNow = status === 429 || status === 503;
  const next = failed(state, new Failure(codeOf(status, state.platform), message), now, random, isForNow);
  const wait = isForNow ? retryAfter(headers['retry-after'], now) : undefined;
  return wait === undefined
    ? next
    : { ...next, nextAt: Math.max(next.nextAt ?? 0, now + Math.min(longestWait, wait) + random * minute) };
}

function codeOf(status: number, platform: string): Failure['code'] {
  if (status === 429 || (status === 403 && platform === 'youtube')) return 'rateLimited';
  if (status === 401 || status === 403) return 'loginRequired';
  return status === 404 ? 'noFeed' : 'siteFailed';
}

function failed<State extends RefreshState>(
  state: State,
  { code, message }: Failure,
  now: number,
  random: number,
  isForNow = false,
): State {
  if (code === 'cancelled') return state;
  if (code === 'offline') return { ...state, nextAt: now + afterOffline * (1 + random) };
  const failures = state.failures + 1;
  // All of YouTube's feeds are away for hours on some days.
  const mayPass = isForNow || state.platform === 'youtube';
  const pause = Math.min(day, firstBackOff * 2 ** Math.min(failures - 1, 20));
  return {
    ...state,
    checkedAt: now,
    failures,
    failure: { code, message },
    failingFrom: Math.min(state.failingFrom ?? Number.POSITIVE_INFINITY, now + (mayPass ? patience : 0)),
    nextAt: now + pause * (0.75 + random / 4),
  };
}
