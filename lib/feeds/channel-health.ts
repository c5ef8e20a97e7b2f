import type { RefreshState } from '../records/channel.ts';

/** As `ChannelHealth` of the contract, without the channel's names. Times are ISO 8601. */
export interface Health {
  status: 'healthy' | 'stale' | 'failing' | 'gone';
  checkedAt?: string;
  lastItemAt?: string;
  /** In a row. */
  failures: number;
  message?: string;
}

const day = 86_400_000;
/** Silence of so many usual pauses is more than a pause. */
const manyPauses = 5;
const leastSilence = 21 * day;
/** For a channel with too few items to have a cadence. */
const longSilence = 180 * day;

/** How a channel's feed is. A feed without a dated item can't be stale. `now` in milliseconds. */
export function channelHealth(state: RefreshState, now: number): Health {
  const { checkedAt, lastItemAt, failures, failure } = state;
  return {
    status: statusOf(state, now),
    ...(checkedAt !== undefined && { checkedAt: new Date(checkedAt).toISOString() }),
    ...(lastItemAt !== undefined && { lastItemAt: new Date(lastItemAt).toISOString() }),
    failures,
    ...(failure && { message: failure.message }),
  };
}

function statusOf({ isGone, failingFrom, lastItemAt, cadence }: RefreshState, now: number): Health['status'] {
  if (isGone) return 'gone';
  if (failingFrom !== undefined && now >= failingFrom) return 'failing';
  if (lastItemAt === undefined) return 'healthy';
  const patience = cadence === undefined ? longSilence : Math.max(leastSilence, manyPauses * cadence);
  return now - lastItemAt > patience ? 'stale' : 'healthy';
}
