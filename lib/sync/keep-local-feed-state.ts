import type { LibraryRecord } from '../ports/library-records.ts';
import type { Channel } from '../records/channel.ts';

/** Replaces the refresh state of received channels by this host's own. */
export const keepLocalFeedState = (received: readonly LibraryRecord[], stored: readonly LibraryRecord[]): LibraryRecord[] =>
  received.map((record) => {
    if (record.kind !== 'channel') return record;
    const own = stored.find(({ kind }) => kind === 'channel')?.value as Channel | undefined;
    return { kind: 'channel', value: mergeChannel(record.value, own) };
  });

function mergeChannel(their: Channel, own: Channel | undefined): Channel {
  const { feedUrl, platform } = their.refresh;
  const isSeenLater = own === undefined || their.lastSeenAt > own.lastSeenAt;
  return {
    ...their,
    lastSeenAt: isSeenLater ? their.lastSeenAt : own.lastSeenAt,
    // Items since then are counted at the next refresh.
    unseen: isSeenLater ? 0 : own.unseen,
    refresh: own?.refresh.feedUrl === feedUrl ? own.refresh : { feedUrl, platform, failures: 0, nextAt: 0 },
  };
}
