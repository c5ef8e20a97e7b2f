import { expect, it } from 'vitest';
import type { ChannelItem } from '../../records/channel.ts';
import { channelResult, feedItemResult } from './channel-results.ts';
import { newChannel } from './subscribe-channel.ts';

const seenAt = Date.parse('2026-06-30T12:00:00Z');
const channel = newChannel(
  { channelId: 'a', channelUrl: 'https://a.example/', title: 'A', feedUrl: 'https://a.example/feed', platform: 'web' },
  seenAt,
);
const item: ChannelItem = {
  channelId: 'a',
  itemId: 'i',
  contentId: 'web:i',
  title: 'I',
  sourceUrl: 'https://a.example/i',
  at: seenAt,
  arrivedAt: seenAt,
};

it('shows an item as unseen if it arrived after the channel was seen', () => {
  const shown = (arrivedAt: number) => feedItemResult({ ...item, arrivedAt }, channel).isUnseen;
  expect([shown(seenAt - 1), shown(seenAt), shown(seenAt + 1)]).toEqual([false, false, true]);
});

it('shows the times of a channel and its items in ISO 8601, and what is missing as null', () => {
  expect(channelResult({ ...channel, unseen: 3 })).toMatchObject({
    feedUrl: 'https://a.example/feed',
    platform: 'web',
    unseenCount: 3,
    subscribedAt: '2026-06-30T12:00:00.000Z',
    lastSeenAt: '2026-06-30T12:00:00.000Z',
  });
  expect(feedItemResult(item, channel)).toMatchObject({ channelTitle: 'A', coverUrl: null, publishedAt: null });
  expect(feedItemResult({ ...item, publishedAt: 0 }, channel).publishedAt).toBe('1970-01-01T00:00:00.000Z');
});
