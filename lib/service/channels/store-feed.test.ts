import { describe, expect, it } from 'vitest';
import type { FeedItem } from '../../ports/feeds.ts';
import type { Channel } from '../../records/channel.ts';
import { channelItems, maxItems } from './store-feed.ts';
import { newChannel, resubscribed } from './subscribe-channel.ts';

const now = Date.parse('2026-06-30T12:00:00Z');
const dayMs = 24 * 3600_000;
const channel: Channel = newChannel(
  { channelId: 'a', channelUrl: 'https://a.example/', title: 'A', feedUrl: 'https://a.example/feed', platform: 'web' },
  now,
);
/** The channel after its first refresh. */
const refreshed: Channel = { ...channel, autoSummarize: true, refresh: { ...channel.refresh, bodyHash: 'hash' } };
const item = (id: string, publishedAtMs?: number): FeedItem => ({
  id,
  title: id,
  link: `https://a.example/${id}`,
  ...(publishedAtMs !== undefined && { publishedAt: new Date(publishedAtMs).toISOString() }),
});
const rows = (of: Channel, ...items: FeedItem[]) => channelItems(of, { title: 'A', link: '', items }, now);

describe('items of a feed', () => {
  it('are news if they appeared within 30 days, or at an unknown time', () => {
    const found = rows(
      refreshed,
      item('new', now),
      item('old', now - 30 * dayMs),
      item('older', now - 30 * dayMs + 1),
      item('undated'),
    );
    expect(found.map(({ itemId, arrivedAt }) => [itemId, arrivedAt])).toEqual([
      ['new', now],
      ['old', 0],
      ['older', now],
      ['undated', now],
    ]);
  });

  it('are no news at the first refresh, unless they appeared since the subscription, to the second', () => {
    const found = rows(channel, item('since', now - 999), item('before', now - 1000), item('undated'));
    expect(found.map(({ itemId, arrivedAt }) => [itemId, arrivedAt])).toEqual([
      ['since', now],
      ['before', 0],
      ['undated', 0],
    ]);
  });

  it('without dates have the order of the feed', () => {
    expect(rows(refreshed, item('a'), item('b')).map(({ at }) => at)).toEqual([now, now - 1]);
    expect(rows({ ...channel, subscribedAt: now - dayMs }, item('a'), item('b')).map(({ at }) => at)).toEqual([
      now - dayMs,
      now - dayMs - 1,
    ]);
    expect(rows(refreshed, item('a', now - 5)).map(({ at, publishedAt }) => [at, publishedAt])).toEqual([[now - 5, now - 5]]);
  });

  it('are summarized if they are among the five newest and the channel asks for it', () => {
    const many = Array.from({ length: 7 }, (_, i) => item(`${i}`, now - i));
    expect(rows(refreshed, ...many).map(({ summarizeAt }) => summarizeAt !== undefined)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(rows({ ...refreshed, autoSummarize: false }, ...many).every(({ summarizeAt }) => summarizeAt === undefined)).toBe(
      true,
    );
    expect(rows(refreshed, item('old', 0))[0]).not.toHaveProperty('summarizeAt');
  });

  it('are stored up to a limit, and those without an address not at all', () => {
    const many = Array.from({ length: maxItems + 1 }, (_, i) => item(`${i}`));
    expect(rows(refreshed, ...many)).toHaveLength(200);
    expect(rows(refreshed, { ...item('a'), link: '' })).toEqual([]);
  });

  it('have the address and the kind of a known site', () => {
    const short = { ...item('s'), link: 'https://www.youtube.com/shorts/aaaaaaaaaaa' };
    expect(rows(refreshed, short)).toMatchObject([{ contentId: 'youtube:aaaaaaaaaaa', kind: 'short' }]);
    const [page, file] = rows(refreshed, item('p'), { ...item('p'), enclosureUrl: 'https://a.example/p.mp3' });
    expect(page!.contentId).not.toBe(file!.contentId);
    expect([page!.sourceUrl, file!.sourceUrl]).toEqual(['https://a.example/p', 'https://a.example/p']);
  });
});

it('a channel remembers the latest 20 other addresses under which the user subscribed', () => {
  const added = Array.from({ length: 21 }, (_, i) => `https://other.example/${i}`).reduce(
    (one, url) => resubscribed(one, url, 9),
    channel,
  );
  expect(added.addresses).toHaveLength(20);
  expect(added.addresses[0]).toBe('https://other.example/20');
  for (const known of [channel.channelUrl, channel.refresh.feedUrl, 'https://other.example/20'])
    expect(resubscribed(added, known, 9).addresses).toEqual(added.addresses);
  expect(resubscribed({ ...channel, unsubscribedAt: 1 }, channel.channelUrl, 9)).not.toHaveProperty('unsubscribedAt');
});
