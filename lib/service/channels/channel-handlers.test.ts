import { describe, expect, it } from 'vitest';
import { fakeFeeds, rss } from '../../../test/fake-feeds.ts';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import { channelOfFeed } from '../../feeds/describe-channel.ts';
import { readSubscriptions } from '../../feeds/read-subscriptions.ts';
import { content } from '../../store/testing/rows-suite.ts';
import { saveContent } from '../library/save-content.ts';
import { createService } from '../service.ts';
import { newChannel } from './subscribe-channel.ts';

const bread = 'https://bread.example/feed';
const tea = 'https://tea.example/feed';
const start = Date.parse('2026-11-21T12:00:00Z');

describe('channels', () => {
  function setUp(answers: Parameters<typeof fakeFeeds>[0] = {}) {
    const feeds = fakeFeeds({
      [bread]: rss('Bread', [{ id: 'b1', date: '2026-11-20' }], 'https://bread.example/'),
      [tea]: rss('Tea', [{ id: 't1' }], 'https://tea.example/'),
      ...answers,
    });
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
    return { ...feeds, client: serviceClient(service.handlers), service, ports, clock, badge, alarms };
  }

  it('are subscribed to by the address of a feed, and their present items are not new', async () => {
    const { client, requests, alarms } = setUp();
    expect(await client.subscribeChannel({ channelUrl: bread })).toEqual({
      success: true,
      channel: {
        channelId: expect.stringMatching(/^feed:/),
        channelUrl: 'https://bread.example/',
        feedUrl: bread,
        title: 'Bread',
        platform: 'web',
        subscribedAt: expect.stringMatching(/^2026-11-21/),
        lastSeenAt: expect.stringMatching(/^2026-11-21/),
        unseenCount: 0,
        autoSummarize: false,
      },
    });
    expect(requests).toEqual([bread]);
    expect(alarms.at(-1)).toBeGreaterThan(start + 30 * 60_000);
    expect(await client.listChannelVideos({ channelUrl: 'https://bread.example/' })).toMatchObject({
      channel: { title: 'Bread' },
      videos: [{ title: 'b1', publishedAt: '2026-11-20T00:00:00.000Z', isUnseen: false }],
    });
  });

  it('are subscribed to once, whichever address is used, and listed by title', async () => {
    const { client, requests } = setUp();
    await client.subscribeChannel({ channelUrl: tea });
    const [first, second] = [
      await client.subscribeChannel({ channelUrl: bread }),
      await client.subscribeChannel({ channelUrl: bread.replace('https:', 'http:') }).catch(() => undefined),
    ];
    await client.subscribeChannel({ channelUrl: 'https://bread.example/' });
    expect(first.channel.title).toBe('Bread');
    expect(second).toBeUndefined();
    expect(requests.filter((url) => url === bread)).toHaveLength(1);
    expect((await client.listChannels({})).channels.map(({ title }) => title)).toEqual(['Bread', 'Tea']);
  });

  it('are unsubscribed from and restored without a request', async () => {
    const { client, requests, alarms } = setUp();
    await client.subscribeChannel({ channelUrl: bread });
    await client.updateChannel({ channelUrl: bread, autoSummarize: true });
    expect(await client.unsubscribeChannel({ channelUrl: bread })).toEqual({ success: true });
    expect(await client.listChannels({})).toEqual({ channels: [] });
    expect(await client.getFeed({ since: '2026-01-01' })).toEqual({ items: [] });
    expect(alarms.at(-1)).toBeUndefined();
    const before = requests.length;
    expect(await client.subscribeChannel({ channelUrl: bread })).toMatchObject({
      channel: { title: 'Bread', autoSummarize: true },
    });
    expect(requests).toHaveLength(before);
    expect((await client.getFeed({ since: '2026-01-01' })).items).toHaveLength(1);
  });

  it('are previewed without being subscribed to', async () => {
    const { client } = setUp();
    const preview = await client.listChannelVideos({ channelUrl: bread, limit: 1 });
    expect(preview).toMatchObject({ channel: { title: 'Bread', unseenCount: 0 }, videos: [{ title: 'b1', isUnseen: false }] });
    expect(preview.channel).not.toHaveProperty('subscribedAt');
    expect(await client.listChannels({})).toEqual({ channels: [] });
    expect(await client.getFeed({ since: '2026-01-01' })).toEqual({ items: [] });
  });

  it('report what prevents a subscription', async () => {
    const closed = new Failure('noPermission', 'ask', { host: 'closed.example', reason: 'feed' });
    const { client } = setUp({ 'https://closed.example/feed': closed, 'https://broken.example/feed.xml': '<rss><channel>' });
    const failure = (channelUrl: string) => client.subscribeChannel({ channelUrl }).catch((error: Failure) => error.toJSON());
    expect(await failure('https://closed.example/feed')).toEqual({
      code: 'noPermission',
      message: 'ask',
      details: { host: 'closed.example', reason: 'feed' },
    });
    expect(await failure('https://nothing.example/')).toMatchObject({ code: 'noFeed' });
    expect(await failure('https://broken.example/feed.xml')).toMatchObject({ code: 'feedUnreadable' });
    expect(await failure('https://space.bilibili.com/1')).toMatchObject({ code: 'noFeed', details: { platform: 'bilibili' } });
    expect(await client.listChannels({})).toEqual({ channels: [] });
  });

  it('report the health of their feeds', async () => {
    const { client, answers } = setUp();
    for (const channelUrl of [bread, tea]) await client.subscribeChannel({ channelUrl });
    answers[tea] = { status: 410 };
    expect(await client.refreshFeed({ channelUrl: tea })).toEqual({ success: true, asked: 1 });
    expect(await client.checkChannels({})).toEqual({
      channels: [
        {
          channelId: expect.any(String),
          channelUrl: 'https://bread.example/',
          status: 'healthy',
          checkedAt: expect.stringMatching(/^2026/),
          lastItemAt: '2026-11-20T00:00:00.000Z',
          failures: 0,
        },
        expect.objectContaining({ status: 'gone', failures: 1, message: 'tea.example answered with status 410.' }),
      ],
    });
  });

  it('are imported from a list, fetched in the background, and exported as a list', async () => {
    const { client, requests, service } = setUp();
    await client.subscribeChannel({ channelUrl: bread });
    const line = (title: string, url: string) => `<outline type="rss" text="${title}" xmlUrl="${url}"/>`;
    const text = `<opml version="2.0"><body>${line('My bread', bread)}${line('My tea', tea)}${line('', 'https://away.example/feed')}</body></opml>`;
    expect(await client.importSubscriptions({ text })).toEqual({
      success: true,
      added: 2,
      known: 1,
      refused: 0,
      results: [
        { title: 'My bread', feedUrl: bread, result: 'known' },
        { title: 'My tea', feedUrl: tea, result: 'added' },
        { title: 'away.example', feedUrl: 'https://away.example/feed', result: 'added' },
      ],
    });
    await service.refresh();
    expect(requests).toEqual([bread, tea, 'https://away.example/feed']);
    const health = (await client.checkChannels({})).channels.map(({ status, message }) => [status, message]);
    expect(health).toEqual([
      ['failing', 'away.example answered with status 404.'],
      ['healthy', undefined],
      ['healthy', undefined],
    ]);
    const file = await client.exportSubscriptions({});
    expect(file).toMatchObject({ fileName: 'gloss-channels.opml', mimeType: 'text/x-opml' });
    expect(readSubscriptions(file.text)).toEqual([
      { title: 'away.example', url: 'https://away.example/feed', pageUrl: 'https://away.example/feed' },
      { title: 'Bread', url: bread, pageUrl: 'https://bread.example/' },
      { title: 'My tea', url: tea, pageUrl: tea },
    ]);
    expect((await client.listChannels({})).channels.map(({ unseenCount }) => unseenCount)).toEqual([0, 0, 0]);
  });

  it('are rejected beyond the limit, and so are invalid lists', async () => {
    const { client, ports, requests } = setUp();
    const many = Array.from({ length: await ports.meter.getMaxChannels() }, (_, i) =>
      newChannel(channelOfFeed(`https://host${i}.example/feed`, { title: `Channel ${i}` }), start),
    );
    await ports.store.updateChannels(() => many.map((row) => ({ ...row, refresh: { ...row.refresh, nextAt: start + 1e9 } })));
    await expect(client.subscribeChannel({ channelUrl: bread })).rejects.toMatchObject({ code: 'tooManyChannels' });
    const csv = 'Channel Id,Channel Url,Channel Title\nUCgloss0bread0kitchen0aa,http://www.youtube.com/channel/x,Bread';
    expect(await client.importSubscriptions({ text: csv })).toMatchObject({
      added: 0,
      refused: 1,
      results: [{ title: 'Bread' }],
    });
    expect(requests).toEqual([]);
    for (const text of ['', '<html></html>', '<opml><body>', 'a,b\nc,d', '{}']) {
      await expect(client.importSubscriptions({ text })).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('are not found when unknown, and rejected with an invalid address', async () => {
    const { client } = setUp();
    const channelUrl = 'https://nobody.example/';
    const unknown = [
      client.unsubscribeChannel({ channelUrl }),
      client.updateChannel({ channelUrl, autoSummarize: true }),
      client.markSeen({ channelUrl }),
      client.refreshFeed({ channelUrl }),
    ];
    for (const answer of await Promise.allSettled(unknown)) expect(answer).toMatchObject({ reason: { code: 'notFound' } });
    for (const bad of ['', 'bread', 'javascript:alert(1)', 'file:///etc/passwd', `https://a.example/${'x'.repeat(4000)}`]) {
      const requests = [client.subscribeChannel({ channelUrl: bad }), client.unsubscribeChannel({ channelUrl: bad })];
      for (const answer of await Promise.allSettled([...requests, client.markSeen({ channelUrl: bad })])) {
        expect(answer).toMatchObject({ reason: { code: 'invalid', details: [{ path: 'channelUrl' }] } });
      }
    }
    for (const limit of [0, 101, -1, 'abc']) {
      await expect(client.listChannelVideos({ channelUrl: bread, limit } as never)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('without feeds are followed through the configured RSSHub', async () => {
    const { client, requests } = setUp({ 'https://hub.example/twitch/video/ada': rss('Ada', [{ id: 'a1' }]) });
    const channelUrl = 'https://www.twitch.tv/ada';
    await expect(client.subscribeChannel({ channelUrl })).rejects.toMatchObject({
      code: 'noFeed',
      details: { platform: 'twitch' },
    });
    await expect(client.updateSettings({ rssHub: 'javascript:alert(1)' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await client.updateSettings({ rssHub: 'https://hub.example/' })).toMatchObject({ rssHub: 'https://hub.example/' });
    const { channel } = await client.subscribeChannel({ channelUrl });
    expect(channel).toMatchObject({ title: 'Ada', platform: 'twitch', channelUrl });
    expect(requests).toEqual([channel.feedUrl]);
    expect(await client.updateSettings({ rssHub: null })).toMatchObject({ rssHub: null });
  });

  it('are assigned to the items that are saved from them', async () => {
    const { client, ports } = setUp({ [tea]: rss('Tea', [{ id: 't1', link: 'https://www.youtube.com/watch?v=gloss_00001' }]) });
    const followed = [await client.subscribeChannel({ channelUrl: bread }), await client.subscribeChannel({ channelUrl: tea })];
    const [byMaker, byItem] = followed.map(({ channel }) => channel.channelId);
    const published = { ...content, contentId: 'said', channelUrl: 'https://bread.example/' };
    for (const row of [published, { ...content, contentId: 'youtube:gloss_00001' }, { ...content, contentId: 'other' }]) {
      await ports.store.putContent(row);
      await saveContent(ports, row.contentId);
    }
    const saved = async (channelId?: string) => (await client.listLibrary({ channelId })).videos.map(({ id }) => id);
    expect(await saved(byMaker)).toEqual(['said']);
    expect(await saved(byItem)).toEqual(['youtube:gloss_00001']);
    expect(await saved()).toHaveLength(3);
  });

  it('are assigned to items that were saved before the subscription, too', async () => {
    const feeds = { [tea]: rss('Tea', [{ id: 't1', link: 'https://www.youtube.com/watch?v=gloss_00001' }]) };
    const { client, ports } = setUp(feeds);
    const maker = { channelUrl: 'https://bread.example/' };
    for (const row of [{ contentId: 'said', ...maker }, { contentId: 'youtube:gloss_00001' }, { contentId: 'other' }]) {
      await ports.store.putContent({ ...content, ...row });
      await saveContent(ports, row.contentId);
    }
    const { nextCursor } = await client.listChanges({});
    const { channel } = await client.subscribeChannel({ channelUrl: bread });
    await client.importSubscriptions({ text: `<opml><body><outline xmlUrl="${tea}"/></body></opml>` });
    const saved = async (channelId: string) => (await client.listLibrary({ channelId })).videos.map(({ id }) => id);
    expect(await saved(channel.channelId)).toEqual(['said']);
    const byItem = channelOfFeed(tea, {}).channelId;
    await expect.poll(() => saved(byItem)).toEqual(['youtube:gloss_00001']);
    const { changes } = await client.listChanges({ cursor: nextCursor });
    const recorded = changes.map(({ kind, id }) => `${kind} ${id}`).sort();
    expect(recorded).toEqual(
      [`channel ${channel.channelId}`, `channel ${byItem}`, 'video said', 'video youtube:gloss_00001'].sort(),
    );

    await client.markSeen({});
    await client.unsubscribeChannel({ channelUrl: bread });
    await ports.store.putContent({ ...content, contentId: 'later', ...maker });
    await saveContent(ports, 'later');
    await client.subscribeChannel({ channelUrl: bread });
    expect(await saved(channel.channelId)).toEqual(['later', 'said']);
  });
});
