import type { Channel } from '../../lib/records/channel.ts';
import { failureText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';

export type HealthStatus = 'healthy' | 'stale' | 'failing' | 'gone';

/** Returns the message about a problem of a channel's feed; undefined when there is none. */
export function channelState(
  { refresh }: Channel,
  status: HealthStatus | undefined,
): { text: string; isBad: boolean } | undefined {
  const { checkedAt, failure, isGone } = refresh;
  if (isGone) return { text: feedText('health.gone'), isBad: true };
  if (failure) {
    const reason = failureText(failure).title;
    const isBad = status === 'failing';
    return { text: feedText(isBad ? 'health.failing' : 'health.retrying', { reason }), isBad };
  }
  if (checkedAt === undefined) return { text: feedText('health.unchecked'), isBad: false };
  return status === 'stale' ? { text: feedText('health.stale'), isBad: false } : undefined;
}
