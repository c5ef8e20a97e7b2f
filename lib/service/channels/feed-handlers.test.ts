import { describe, expect, it } from 'vitest';
import { type FakeItem, fakeFeeds, rss } from '../../../test/fake-feeds.ts';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import { createService } from '../service.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const hour = 3600_000;
const minute = 60_000;
const day = 24 * hour;
const daysAgo = (days: number) => new Date(start - days * day).toISOString();
const feedOf = (name: string) => `https://${name}.example/feed`;

describe('the feed', () => {
  async function setUp(channels: Record<string, FakeItem[]>) {
    const feeds = fakeFeeds({});
    const publish = (name: string, items: FakeItem[]) => {
      feeds.answers[feedOf(name)] = rss(name, items, `https://${name}.example/`);
    };
    const clock = { time: start, now: () => ++clock.time };
    const badge: number[] = [];
    const alarms: (number | undefined)[] = [];
    const ports = {
      ...fakePorts(),
      fetch: feeds.fetch,
      clock,
      showUnseen: (count: number) => void badge.push(count),
      scheduleRefresh: (at: number | undefined) => void alarms.push(at),
    };
    const service = createService(ports);
    const client = serviceClient(service.handlers);
    for (const [name, items] of Object.entries(channels)) {
      publish(name, items);
      await client.subscribeChannel({ channelUrl: feedOf(name) });
    }
    return { ...feeds, publish, clock, ports, service, client, badge, alarms };
  }
  const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

  it('merges the items of all channels, newest first, for seven days by default', async () => {
    const { client } = await setUp({
      bread: [
        { id: 'b1', date: daysAgo(1) },
        { id: 'b9', date: daysAgo(9) },
      ],
      tea: [
        { id: 't2', date: daysAgo(2) },
        { id: 't6', date: daysAgo(6.9) },
      ],
    });
    const page = await client.getFeed({});
    expect(titles(page)).toEqual(['b1', 't2', 't6']);
    expect(page.nextCursor).toBeUndefined();
    expect(page.items[0]).toEqual({
      contentId: expect.stringMatching(/^web:/),
      channelId: expect.stringMatching(/^feed:/),
      channelTitle: 'bread',
      title: 'b1',
      sourceUrl: 'https://posts.example/b1',
      coverUrl: null,
      publishedAt: daysAgo(1),
      isUnseen: false,
    });
    expect(titles(await client.getFeed({ since: daysAgo(10) }))).toEqual(['b1', 't2', 't6', 'b9']);
    expect(titles(await client.getFeed({ since: '2026-11-20' }))).toEqual(['b1']);
  });

  it('uses the same media ids as the pages of the media', async () => {
    const { client } = await setUp({
      bread: [{ id: 'yt:video:gloss_00001', link: 'https://www.youtube.com/shorts/gloss_00001', date: daysAgo(1) }],
    });
    expect((await client.getFeed({})).items[0]).toMatchObject({
      contentId: 'youtube:gloss_00001',
      sourceUrl: 'https://www.youtube.com/watch?v=gloss_00001',
    });
  });

  it('neither counts nor summarizes hidden items, and counts them again when they are shown', async () => {
    const { client, publish, clock, ports, badge } = await setUp({ bread: [{ id: 'b1', date: daysAgo(1) }] });
    await client.updateSettings({ feedHidden: ['short'], mutedWords: ['premiere'] });
    await client.updateChannel({ channelUrl: feedOf('bread'), autoSummarize: true });
    const link = (id: string, folder = 'watch?v=') => ({ id, link: `https://www.youtube.com/${folder}${id}`, date: daysAgo(0) });
    publish('bread', [link('gloss_00001', 'shorts/'), link('gloss_00002'), { id: 'premiere', date: daysAgo(0) }]);
    clock.time += hour;
    await client.refreshFeed({});
    expect(badge.at(-1)).toBe(1);
    const stored = await ports.store.listFeed({ limit: 9 });
    expect(stored.map(({ title, kind }) => [title, kind])).toEqual(
      expect.arrayContaining([
        ['gloss_00001', 'short'],
        ['gloss_00002', undefined],
        ['premiere', undefined],
      ]),
    );
    const tasks = await ports.database.tasks.toArray();
    expect(tasks.map(({ url }) => url)).toEqual(['https://www.youtube.com/watch?v=gloss_00002']);

    await client.updateSettings({ feedHidden: [], mutedWords: [] });
    expect(badge.at(-1)).toBe(3);
    expect(await client.updateChannel({ channelUrl: feedOf('bread'), feedHidden: ['short'] })).toMatchObject({
      unseenCount: 2,
      feedHidden: ['short'],
      autoSummarize: true,
    });
    expect(badge.at(-1)).toBe(2);
  });

  it('is returned page by page, unaffected by items that arrive between two pages', async () => {
    const items = Array.from({ length: 7 }, (_, i) => ({ id: `b${i}`, date: daysAgo(1 + i / 10) }));
    const { client, publish, clock } = await setUp({ bread: items, tea: [{ id: 't', date: daysAgo(1.25) }] });
    const first = await client.getFeed({ limit: 3 });
    publish('bread', [{ id: 'new', date: daysAgo(0) }, ...items]);
    clock.time += hour;
    await client.refreshFeed({});
    const second = await client.getFeed({ limit: 3, cursor: first.nextCursor });
    const third = await client.getFeed({ limit: 3, cursor: second.nextCursor });
    expect([first, second, third].map(titles)).toEqual([
      ['b0', 'b1', 'b2'],
      ['t', 'b3', 'b4'],
      ['b5', 'b6'],
    ]);
    expect(third.nextCursor).toBeUndefined();
    expect(titles(await client.getFeed({ limit: 1 }))).toEqual(['new']);
  });

  it('fetches the feeds that are due, and shows new items until they are seen', async () => {
    const { client, publish, clock, requests, badge } = await setUp({ bread: [{ id: 'b1', date: daysAgo(1) }], tea: [] });
    publish('bread', [{ id: 'b2', date: daysAgo(0) }, { id: 'undated' }, { id: 'b1', date: daysAgo(1) }]);
    publish('tea', [{ id: 't1', date: daysAgo(3) }]);
    expect(titles(await client.getFeed({}))).toEqual(['b1']);
    expect(requests).toHaveLength(2);
    clock.time += 7 * hour;
    const { items } = await client.getFeed({});
    expect(items.map(({ title, isUnseen }) => [title, isUnseen])).toEqual([
      ['undated', true],
      ['b2', true],
      ['b1', false],
      ['t1', true],
    ]);
    expect((await client.listChannels({})).channels.map(({ unseenCount }) => unseenCount)).toEqual([2, 1]);
    expect(badge.at(-1)).toBe(3);
    await client.markSeen({ channelUrl: feedOf('bread') });
    expect(badge.at(-1)).toBe(1);
    expect((await client.getFeed({})).items.map(({ isUnseen }) => isUnseen)).toEqual([false, false, false, true]);
    const { lastSeenAt } = await client.markSeen({});
    expect(badge.at(-1)).toBe(0);
    expect((await client.listChannels({})).channels.map((channel) => channel.lastSeenAt)).toEqual([lastSeenAt, lastSeenAt]);
  });

  it('does not report items of a moved feed as new', async () => {
    const old = Array.from({ length: 5 }, (_, i) => ({ id: `old${i}`, date: daysAgo(40 + i) }));
    const { client, publish, clock, badge } = await setUp({ bread: old });
    publish('bread', [{ id: 'fresh', date: daysAgo(2) }, ...old.map((item) => ({ ...item, id: `moved-${item.id}` }))]);
    clock.time += 7 * hour;
    await client.refreshFeed({});
    expect(badge.at(-1)).toBe(1);
  });

  it('is not refreshed again at once, nor while a host requests a delay', async () => {
    const { client, clock, requests, answers } = await setUp({ bread: [], tea: [] });
    expect(await client.refreshFeed({})).toEqual({ success: true, asked: 0 });
    answers[feedOf('tea')] = { status: 429, headers: { 'retry-after': '7200' } };
    clock.time += hour / 2;
    expect(await client.refreshFeed({})).toEqual({ success: true, asked: 2 });
    clock.time += hour / 2;
    expect(await client.refreshFeed({})).toEqual({ success: true, asked: 1 });
    expect(await client.refreshFeed({ channelUrl: feedOf('tea') })).toEqual({ success: true, asked: 0 });
    expect(await client.refreshFeed({ channelUrl: feedOf('bread') })).toEqual({ success: true, asked: 1 });
    clock.time += 2 * hour;
    expect(await client.refreshFeed({})).toEqual({ success: true, asked: 2 });
    expect(requests).toHaveLength(2 + 2 + 1 + 1 + 2);
  });

  it('shows what grew or broke five minutes ago, by one conditional request for all who wait', async () => {
    const { client, clock, requests, answers, publish } = await setUp({ bread: [], tea: [], milk: [] });
    answers[feedOf('milk')] = { status: 429, headers: { 'retry-after': '7200' } };
    clock.time += 6 * minute;
    await client.getFeed({});
    publish('bread', [{ id: 'b1', date: daysAgo(0) }]);
    answers[feedOf('tea')] = { status: 500 };
    clock.time += 4 * minute;
    expect(titles(await client.getFeed({}))).toEqual([]);
    clock.time += minute;
    const before = requests.length;
    const [page, again, health] = await Promise.all([client.getFeed({}), client.getFeed({}), client.checkChannels({})]);
    expect([titles(page), titles(again)]).toEqual([['b1'], ['b1']]);
    expect(health.channels).toMatchObject([
      { failures: 0 },
      { failures: 1 },
      { failures: 1, message: 'tea.example answered with status 500.' },
    ]);
    expect(requests.slice(before).toSorted()).toEqual([feedOf('bread'), feedOf('tea')]);
    clock.time += 5 * minute;
    await client.listChannelVideos({ channelUrl: feedOf('bread') });
    expect(requests.slice(before + 2)).toEqual([feedOf('bread')]);
  });

  it('names the channels whose feeds are still on their way, and has them the next time', async () => {
    const { client, clock, answers, ports, fetch } = await setUp({ bread: [{ id: 'b1', date: daysAgo(1) }], tea: [] });
    const gate = Promise.withResolvers<void>();
    ports.fetch = async (url, options) => {
      if (url === feedOf('tea')) await gate.promise;
      return fetch(url, options);
    };
    const impatient = serviceClient(createService(ports, { feedTimeoutMs: 20 }).handlers);
    answers[feedOf('tea')] = rss('tea', [{ id: 't1', date: daysAgo(0) }], 'https://tea.example/');
    clock.time += 6 * minute;
    const [bread, tea] = (await client.listChannels({})).channels.map(({ channelId }) => channelId);
    await expect.poll(() => impatient.getFeed({})).toMatchObject({ items: [{ title: 'b1' }], refreshing: [tea] });
    expect(await impatient.listChannelVideos({ channelUrl: feedOf('tea') })).toMatchObject({ videos: [], isRefreshing: true });
    const health = (await impatient.checkChannels({})).channels;
    expect(health.map(({ channelId, isRefreshing }) => [channelId, isRefreshing])).toEqual([
      [bread, undefined],
      [tea, true],
    ]);
    gate.resolve();
    await expect.poll(async () => titles(await impatient.getFeed({}))).toEqual(['t1', 'b1']);
    expect(await impatient.getFeed({})).not.toHaveProperty('refreshing');
  });

  it('is returned although refreshing fails', async () => {
    const { client, clock, answers } = await setUp({ bread: [{ id: 'b1', date: daysAgo(1) }] });
    answers[feedOf('bread')] = new Failure('offline');
    clock.time += 7 * hour;
    expect(titles(await client.getFeed({}))).toEqual(['b1']);
    expect((await client.checkChannels({})).channels).toMatchObject([{ status: 'healthy', failures: 0 }]);
  });

  it('rejects invalid times, numbers and cursors', async () => {
    const items = Array.from({ length: 3 }, (_, i) => ({ id: `b${i}`, date: daysAgo(1) }));
    const { client } = await setUp({ bread: items });
    for (const limit of [0, 101, -1, 1.5, 'abc']) {
      await expect(client.getFeed({ limit } as never)).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'limit' }] });
    }
    for (const since of ['', 'yesterday', '2026-13-45', '2026-02-30', '2026-02-29T12:00:00Z', '1763726400000', '21 Nov 2026']) {
      await expect(client.getFeed({ since })).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'since' }] });
    }
    const { nextCursor: cursor } = await client.getFeed({ limit: 2 });
    const { nextCursor: foreign } = await client.getFeed({ limit: 2, since: daysAgo(3) });
    await expect(client.getFeed({ since: daysAgo(5), cursor: foreign })).rejects.toMatchObject({ code: 'invalid' });
    expect(titles(await client.getFeed({ since: daysAgo(3), cursor: foreign }))).toHaveLength(1);
    for (const broken of ['nonsense', '', cursor!.slice(0, -4), btoa(JSON.stringify(['notes', 1, 'a']))]) {
      await expect(client.getFeed({ cursor: broken })).rejects.toMatchObject({ code: 'invalid' });
    }
    await expect(client.getFeed({ channelUrl: feedOf('bread') } as never)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is empty without subscriptions, and can be forgotten entirely', async () => {
    const { client, clock, alarms, badge, publish } = await setUp({ bread: [] });
    publish('bread', [{ id: 'b1', date: daysAgo(0) }]);
    clock.time += 7 * hour;
    await client.refreshFeed({});
    expect(badge.at(-1)).toBe(1);
    await client.forgetEverything({ confirm: true });
    expect([badge.at(-1), alarms.at(-1)]).toEqual([0, undefined]);
    expect(await client.getFeed({})).toEqual({ items: [] });
  });
});
