import { isTerm, maxTerms } from '../../contract/is-term.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Store } from '../../ports/store.ts';
import { changeFields } from '../../records/change-fields.ts';
import type { Content } from '../../records/content.ts';
import type { TaughtNames } from '../../records/taught-names.ts';
import { namedVoicesKey } from '../transcription/named-voices-key.ts';

/** Maximum undone corrections that are remembered for a channel; the oldest are dropped. */
const maxRejected = 300;

/**
 * Returns the names that the user taught for a media item's channel, up to the limits, which imported lists may exceed. The
 * record of a subscribed channel, which is synchronized, takes precedence over the copy beside the channel's voices.
 */
export async function findTaughtNames(store: Store, content: Content): Promise<Required<TaughtNames>> {
  const channel = await store.findChannelOf(content);
  return limited(isTaught(channel) ? channel : await store.getNamedVoices(namedVoicesKey(content)));
}

/** Changes the names that the user taught for a media item's channel. Returns them as stored. */
export async function updateTaughtNames(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  content: Content,
  change: (taught: Required<TaughtNames>) => TaughtNames,
): Promise<Required<TaughtNames>> {
  const of = namedVoicesKey(content);
  const apply = (stored: TaughtNames | undefined) => {
    const former = limited(stored);
    return limited({ ...former, ...change(former) });
  };
  const [channel, copy] = [await store.findChannelOf(content), await store.getNamedVoices(of)];
  const updated =
    channel &&
    (await store.updateChannel(
      channel.channelId,
      (row) => row && changeFields('channel', row, apply(isTaught(row) ? row : copy), clock.now()),
    ));
  // The copy outlives the subscription.
  const stored = await store.updateNamedVoices(of, (row) => ({
    of,
    voices: [],
    ...row,
    ...(updated ? limited(updated) : apply(row)),
  }));
  return limited(stored);
}

const isTaught = (channel: TaughtNames | undefined): channel is TaughtNames =>
  channel?.terms !== undefined || channel?.rejectedNames !== undefined;

function limited({ terms = [], rejectedNames = [] }: TaughtNames = {}): Required<TaughtNames> {
  const pairs = new Map(rejectedNames.map((pair) => [JSON.stringify([pair.from, pair.to]), pair]));
  return {
    terms: [...new Set(terms.filter(isTerm))].slice(0, maxTerms),
    rejectedNames: [...pairs.values()].slice(0, maxRejected),
  };
}
