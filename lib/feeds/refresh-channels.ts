import { limitConcurrency } from '../async/limit-concurrency.ts';
import type { Feed } from '../ports/feeds.ts';
import type { RefreshState } from '../records/channel.ts';
import { askFeed } from './ask-feed.ts';
import type { FeedAccess } from './feed-access.ts';
import { nextRefresh, postponed } from './next-refresh.ts';

export interface RefreshAccess extends FeedAccess {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
}

const atOnce = 8;
const atOncePerHost = 2;

/** The channels to ask now, the longest due first. `now` in milliseconds. */
export const refreshDue = <Channel extends RefreshState>(channels: readonly Channel[], now: number): Channel[] =>
  channels.filter(({ nextAt }) => nextAt !== undefined && nextAt <= now).sort((a, b) => a.nextAt! - b.nextAt!);

/**
 * Asks the feeds of these channels, a few at once and hardly any of one host. Each result is handed on when it is there:
 * the channel with its new state, and its feed if that was read anew. What fails is a result too. A host that wants to be
 * left alone is asked no further. After the signal nothing more is handed on. Throws what `onResult` threw first, when all
 * are done.
 */
export async function refreshChannels<Channel extends RefreshState>(
  channels: readonly Channel[],
  access: RefreshAccess,
  onResult: (channel: Channel, feed?: Feed) => Promise<void>,
): Promise<void> {
  const inPlace = limitConcurrency(atOnce);
  const failures: unknown[] = [];

  const ask = async (channel: Channel): Promise<Channel | undefined> => {
    const answer = await askFeed(channel, access);
    if (access.signal.aborted) return undefined;
    const next = nextRefresh(channel, answer, access.now(), access.random());
    await onResult(next, answer.kind === 'feed' ? answer.feed : undefined).catch((error: unknown) => failures.push(error));
    return next;
  };

  const askHost = async (queue: Channel[]): Promise<void> => {
    let leaveUntil: number | undefined;
    const lane = async () => {
      for (let channel = queue.shift(); channel && !access.signal.aborted; channel = queue.shift()) {
        if (leaveUntil !== undefined) {
          await onResult(postponed(channel, leaveUntil, access.random())).catch((error: unknown) => failures.push(error));
          continue;
        }
        const asked = channel;
        const next = await inPlace(() => ask(asked));
        if (next?.failure?.code === 'rateLimited') leaveUntil = next.nextAt;
      }
    };
    await Promise.all(Array.from({ length: atOncePerHost }, lane));
  };

  await Promise.all(byHost(channels).map(askHost));
  if (failures.length > 0) throw failures[0];
}

function byHost<Channel extends RefreshState>(channels: readonly Channel[]): Channel[][] {
  const hostOf = ({ feedUrl }: Channel) => (URL.canParse(feedUrl) ? new URL(feedUrl).host : '');
  return [...Map.groupBy(channels, hostOf).values()];
}
