import type { RefreshState } from '../records/channel.ts';

/** `ChannelHealth` of the contract without the channel's names. Times are ISO 8601. */
export interface Health {
  status: 'healthy' | 'stale' | 'failing' | 'gone';
  checkedAt?: string;
  lastItemAt?: string;
  /** Number of consecutive failures. */
  failures: number;
  message?: string;
}

const dayMs = 86_400_000;
/** Number of usual intervals without an item after which a channel is stale. */
const staleAfterIntervals = 5;
const minSilenceMs = 21 * dayMs;
/** Maximum silence of a channel with too few items to have a cadence. */
const maxSilenceMs = 180 * dayMs;

/** Returns the health of a channel's feed. A feed without a dated item can't be stale. `now` in milliseconds. */
export function channelHealth(state: RefreshState, now: number): Health {
  const { checkedAt, lastItemAt, failures, failure } = state;
  return {
    status: determineStatus(state, now),
    ...(checkedAt !== undefined && { checkedAt: new Date(checkedAt).toISOString() }),
    ...(lastItemAt !== undefined && { lastItemAt: new Date(lastItemAt).toISOString() }),
    failures,
    ...(failure && { message: failure.message }),
  };
}

function determineStatus({ isGone, failingFrom, lastItemAt, cadence }: RefreshState, now: number): Health['status'] {
  if (isGone) return 'gone';
  if (failingFrom !== undefined && now >= failingFrom) return 'failing';
  if (lastItemAt === undefined) return 'healthy';
  const allowedSilenceMs = cadence === undefined ? maxSilenceMs : Math.max(minSilenceMs, staleAfterIntervals * cadence);
  return now - lastItemAt > allowedSilenceMs ? 'stale' : 'healthy';
}
