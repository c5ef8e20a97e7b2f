import type { LibraryRecord } from '../ports/library-records.ts';
import type { Channel } from '../records/channel.ts';
import { maxTime } from '../records/time-after.ts';

/**
 * Replaces the refresh state of received channels by this host's own. Nothing counts as seen after `now`, in milliseconds since
 * 1970: a device whose clock was ahead would hide all new items for years, on every device.
 */
export const keepLocalFeedState = (
  received: readonly LibraryRecord[],
  stored: readonly LibraryRecord[],
  now = maxTime,
): LibraryRecord[] =>
  received.map((record) => {
    if (record.kind !== 'channel') return record;
    const own = stored.find(({ kind }) => kind === 'channel')?.value as Channel | undefined;
    return { kind: 'channel', value: mergeChannel(record.value, own, now) };
  });

function mergeChannel(their: Channel, own: Channel | undefined, now: number): Channel {
  const { feedUrl, platform } = their.refresh;
  const seenAt = Math.min(their.lastSeenAt, now);
  const ownSeenAt = Math.min(own?.lastSeenAt ?? 0, now);
  const isSeenLater = own === undefined || seenAt > ownSeenAt;
  return {
    ...their,
    lastSeenAt: isSeenLater ? seenAt : ownSeenAt,
    // Items since then are counted at the next refresh.
    unseen: isSeenLater ? 0 : own.unseen,
    refresh: own?.refresh.feedUrl === feedUrl ? own.refresh : { feedUrl, platform, failures: 0, nextAt: 0 },
  };
}
