import { limitConcurrency } from '../async/limit-concurrency.ts';
import type { Feed } from '../ports/feeds.ts';
import type { RefreshState } from '../records/channel.ts';
import type { FeedAccess } from './feed-access.ts';
import { isFeedDue } from './is-fetch-allowed.ts';
import { hostWaitUntil, nextRefresh, postponeRefresh } from './next-refresh.ts';
import { pollFeed } from './poll-feed.ts';

/** Capabilities for refreshing channels: those for reading feeds, a clock, and random numbers that spread the requests. */
export interface RefreshAccess extends FeedAccess {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

const maxConcurrent = 8;
const maxConcurrentPerHost = 2;

/** Returns the channels that are due, the longest due first. `now` in milliseconds. */
export const selectDueChannels = <Channel extends RefreshState>(channels: readonly Channel[], now: number): Channel[] =>
  channels.filter((channel) => isFeedDue(channel, now)).sort((a, b) => a.nextAt! - b.nextAt!);

/**
 * Polls the feeds of channels, a few at a time and at most two of one host. Each result is passed on as soon as it is there:
 * the channel with its new state, and its feed if it has changed. Failures are results too. A host that requests a delay or
 * limits the rate is not polled further. After an abort no result is passed on. Throws the first error of `onResult` when all are
 * done.
 */
export async function refreshChannels<Channel extends RefreshState>(
  channels: readonly Channel[],
  access: RefreshAccess,
  onResult: (channel: Channel, feed?: Feed) => Promise<void>,
): Promise<void> {
  const withSlot = limitConcurrency(maxConcurrent);
  const failures: unknown[] = [];

  const poll = async (channel: Channel): Promise<Channel | undefined> => {
    const answer = await pollFeed(channel, access);
    if (access.signal.aborted) return undefined;
    const next = nextRefresh(channel, answer, access.now(), access.random());
    await onResult(next, answer.kind === 'feed' ? answer.feed : undefined).catch((error: unknown) => failures.push(error));
    return next;
  };

  const pollHost = async (queue: Channel[]): Promise<void> => {
    let retryAt: number | undefined;
    const lane = async () => {
      for (let channel = queue.shift(); channel && !access.signal.aborted; channel = queue.shift()) {
        if (retryAt !== undefined) {
          await onResult(postponeRefresh(channel, retryAt, access.random())).catch((error: unknown) => failures.push(error));
          continue;
        }
        const channelToPoll = channel;
        const next = await withSlot(() => poll(channelToPoll));
        const waitUntil = next && hostWaitUntil(next, access.now());
        if (waitUntil !== undefined) retryAt = Math.max(retryAt ?? 0, waitUntil);
      }
    };
    await Promise.all(Array.from({ length: maxConcurrentPerHost }, lane));
  };

  await Promise.all(groupByHost(channels).map(pollHost));
  if (failures.length > 0) throw failures[0];
}

function groupByHost<Channel extends RefreshState>(channels: readonly Channel[]): Channel[][] {
  const hostOf = ({ feedUrl }: Channel) => (URL.canParse(feedUrl) ? new URL(feedUrl).host : '');
  return [...Map.groupBy(channels, hostOf).values()];
}
