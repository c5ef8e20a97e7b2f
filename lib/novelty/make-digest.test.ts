import { describe, expect, it } from 'vitest';
import { fakePorts } from '../../test/fake-ports.ts';
import type { NovelItem } from '../contract/novelty.ts';
import type { ChannelItem } from '../records/channel.ts';
import type { Settings } from '../records/settings.ts';
import { makeDigest } from './make-digest.ts';

const channelId = 'feed:talks';
const now = new Date(2026, 10, 25, 9).getTime();
const yesterday = new Date(2026, 10, 24, 12).getTime();

const feedItem = (id: string, change: Partial<ChannelItem> = {}): ChannelItem => ({
  ...{ channelId, itemId: id, contentId: id, title: `Talk ${id}`, sourceUrl: `https://talks.example/${id}` },
  ...{ at: yesterday, arrivedAt: yesterday, ...change },
});

const novelItem = (contentId: string, change: Partial<NovelItem> = {}): NovelItem => ({
  ...{ contentId, title: contentId, sourceUrl: `https://talks.example/${contentId}`, novelty: 0.8, isNewSubject: false },
  reasons: [1, 2, 3].map((number) => ({ text: `Reason ${number} of ${contentId}.`, startTime: number })),
  known: [],
  ...change,
});

async function setUp(items: ChannelItem[], change: Partial<Settings> = { digest: 'daily' }) {
  const { store } = fakePorts();
  await store.updateSettings(() => ({ engine: 'auto', providers: [], templates: [], ...change }));
  const refresh = { feedUrl: 'https://talks.example/feed', platform: 'web', failures: 0 };
  await store.updateChannels(() => [
    {
      ...{ channelId, channelUrl: 'https://talks.example/', title: 'Talks', addresses: [], unseen: 0 },
      ...{ lastSeenAt: 0, autoSummarize: true, subscribedAt: 1, refresh },
    },
  ]);
  await store.addItems(channelId, items, 20_000);
  const make = (ranked: NovelItem[] = []) => makeDigest(store, async () => ({ items: ranked }), now);
  return { store, make };
}

describe('a digest', () => {
  it('has what adds to the library first, then what has no transcript, and leaves out repeats', async () => {
    const ids = ['unread', 'repeat', 'second', 'first'];
    const { make } = await setUp(ids.map((id, index) => feedItem(id, { at: yesterday + index })));
    const digest = await make([
      novelItem('first', { isNewSubject: true }),
      novelItem('second'),
      novelItem('repeat', { novelty: 0.1 }),
      novelItem('older'),
    ]);
    expect(digest).toMatchObject({ until: new Date(2026, 10, 25).getTime(), otherCount: 1 });
    expect(digest!.items.map(({ contentId, isNewSubject, reasons }) => [contentId, isNewSubject, reasons.length])).toEqual([
      ['first', true, 2],
      ['second', false, 2],
      ['unread', false, 0],
    ]);
    expect(digest!.items[0]).toMatchObject({ title: 'Talk first', channelTitle: 'Talks' });
  });

  it('has only what arrived in its period and is not hidden', async () => {
    const today = new Date(2026, 10, 25).getTime();
    const { make } = await setUp(
      [
        feedItem('in'),
        feedItem('today', { arrivedAt: today }),
        feedItem('before', { arrivedAt: new Date(2026, 10, 23, 23).getTime() }),
        feedItem('older than the subscription', { arrivedAt: 0 }),
        feedItem('muted', { title: 'An advert' }),
      ],
      { digest: 'daily', mutedWords: ['advert'] },
    );
    const digest = await make();
    expect(digest!.items.map(({ contentId }) => contentId)).toEqual(['in']);
    expect(digest!.otherCount).toBe(0);
  });

  it('is empty where nothing is new, and is not made twice or when it is off', async () => {
    const { store, make } = await setUp([]);
    const digest = await make();
    expect(digest).toMatchObject({ items: [], otherCount: 0 });
    await store.putDigest(digest!);
    expect(await make()).toBeNull();
    expect(await (await setUp([feedItem('a')], {})).make()).toBeNull();
  });

  it('has its first item, however long its title is', async () => {
    const { make } = await setUp([feedItem('long', { title: '茶'.repeat(1000) }), feedItem('other', { at: yesterday - 1 })]);
    expect(await make()).toMatchObject({ items: [{ contentId: 'long' }], otherCount: 1 });
  });

  it('stays a page of two minutes with 10,000 items', async () => {
    const items = Array.from({ length: 10_000 }, (_, index) => feedItem(`a${index}`, { at: yesterday + index }));
    const { make } = await setUp(items);
    const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    const digest = await make(
      items.slice(0, 200).map(({ contentId }) => novelItem(contentId, { reasons: [{ text: long, startTime: 1 }] })),
    );
    const words = digest!.items.flatMap(({ title, reasons }) => [title, ...reasons.map(({ text }) => text)].join(' ').split(' '));
    expect(digest!.items.length).toBeGreaterThan(5);
    expect(words.length).toBeLessThanOrEqual(400);
    expect(digest!.items.length + digest!.otherCount).toBe(10_000);
  });
});
