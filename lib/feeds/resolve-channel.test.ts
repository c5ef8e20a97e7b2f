import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Failure } from '../contract/failure.ts';
import type { Fetch, FetchedResponse } from '../ports/fetch.ts';
import { parseFeed } from './parse-feed.ts';
import { readChannelPage } from './read-channel-page.ts';
import { resolveChannel } from './resolve-channel.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const now = Date.parse('2026-11-21');
const id = 'UCgloss0bread0kitchen0aa';
const channelUrl = `https://www.youtube.com/channel/${id}`;
const feedUrl = `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`;
const rss = (title: string, link = '') =>
  `<rss version="2.0"><channel><title>${title}</title><link>${link}</link></channel></rss>`;

type Answer = string | number | Failure | Partial<FetchedResponse>;

/** Resolves on a network with these responses, and 404 for all others. */
async function resolve(url: string, answers: Record<string, Answer>, rssHub?: string) {
  const requests: string[] = [];
  const fetch: Fetch = async (address) => {
    requests.push(address);
    const answer = answers[address] ?? 404;
    if (answer instanceof Failure) throw answer;
    const [status, body] = typeof answer === 'number' ? [answer, ''] : [200, typeof answer === 'string' ? answer : ''];
    const more = typeof answer === 'object' ? answer : {};
    return { url: address, status, contentType: '', bytes: new TextEncoder().encode(body), headers: {}, ...more };
  };
  const resolved = await resolveChannel(url, {
    fetch,
    parse: async ({ url, bytes, contentType }) => parseFeed({ url, content: bytes, contentType }, now),
    readPage: async (page, options) => readChannelPage(page, options),
    signal: new AbortController().signal,
    ...(rssHub && { rssHub }),
  }).catch((failure: Failure) => ({
    channel: { failure: failure.code, message: failure.message, details: failure.details },
    fetched: undefined,
  }));
  return { ...resolved, requests };
}

describe('resolveChannel', () => {
  it('guesses the feed of a site for its front page and for what the feed contains only', async () => {
    const feed = `<rss version="2.0"><channel><title>News</title><link>https://site.example/</link><item><guid>a</guid><title>A</title><link>https://site.example/a</link></item></channel></rss>`;
    const page = '<!doctype html><html><body>No feed is named here.</body></html>';
    const answers = Object.fromEntries(['', 'a', 'about'].map((path) => [`https://site.example/${path}`, page]));
    const codeOf = async (path: string) =>
      (await resolve(`https://site.example/${path}`, { ...answers, 'https://site.example/feed': feed })).channel;
    for (const path of ['', 'a']) expect(await codeOf(path)).toMatchObject({ title: 'News' });
    for (const path of ['about', 'missing']) expect(await codeOf(path)).toMatchObject({ failure: 'noFeed' });
  });

  it('requests only the feed when the address identifies it', async () => {
    const { channel, requests, fetched: found } = await resolve(`${channelUrl}/videos`, { [feedUrl]: fixture('youtube.xml') });
    expect(channel).toEqual({ channelId: `youtube:${id}`, channelUrl, feedUrl, title: 'Bread & Bridges', platform: 'youtube' });
    expect(requests).toEqual([feedUrl]);
    expect(found).toMatchObject({ answer: { url: feedUrl, status: 200 }, feed: { title: 'Bread & Bridges' } });
  });

  it('requests the page of a name, and of a video', async () => {
    const html = `<!doctype html><title>x</title><meta property="og:image" content="https://yt3.example/a.jpg"><link rel="canonical" href="${channelUrl}">`;
    for (const url of ['https://www.youtube.com/@bread', 'https://www.youtube.com/watch?v=gloss_00001']) {
      const { channel, requests } = await resolve(url, { [url]: html, [feedUrl]: fixture('youtube.xml') });
      expect(channel).toMatchObject({ channelId: `youtube:${id}`, channelUrl, feedUrl, coverUrl: 'https://yt3.example/a.jpg' });
      expect(requests).toEqual([url, feedUrl]);
    }
  });

  it('identifies the channel of a name by its feed', async () => {
    const byName = 'https://www.youtube.com/feeds/videos.xml?user=bread';
    const { channel } = await resolve('https://www.youtube.com/user/bread', { [byName]: fixture('youtube.xml') });
    expect(channel).toMatchObject({ channelId: `youtube:${id}`, channelUrl, feedUrl: byName });
  });

  it("subscribes while YouTube's feeds are unavailable, if the page shows that the channel exists", async () => {
    const page = `<title>Bread - YouTube</title><meta property="og:title" content="Bread"><link rel="canonical" href="${channelUrl}">`;
    const { channel, requests } = await resolve(channelUrl, { [channelUrl]: page });
    expect(channel).toEqual({ channelId: `youtube:${id}`, channelUrl, feedUrl, title: 'Bread', platform: 'youtube' });
    expect(requests).toHaveLength(3);
    expect((await resolve(channelUrl, {})).channel).toMatchObject({ failure: 'noFeed' });
    expect((await resolve(channelUrl, { [feedUrl]: 429 })).channel).toMatchObject({ failure: 'rateLimited' });
  });

  it("requests Apple's directory, and stores the show's own page", async () => {
    const lookup = 'https://itunes.apple.com/lookup?entity=podcast&id=1700000001';
    const show = 'https://feeds.kitchen.example/show.xml';
    const url = 'https://podcasts.apple.com/us/podcast/slow-kitchen/id1700000001?i=1';
    const answers = {
      [lookup]: JSON.stringify({ results: [{ collectionName: 'x', feedUrl: show }] }),
      [show]: fixture('podcast.xml'),
    };
    const { channel } = await resolve(url, answers);
    expect(channel).toEqual({
      channelId: expect.stringMatching(/^feed:\w+$/),
      channelUrl: 'https://kitchen.example/',
      feedUrl: show,
      title: 'The Slow Kitchen',
      platform: 'applePodcasts',
      coverUrl: 'https://feeds.kitchen.example/cover.jpg',
      description: 'Bread & tea.',
    });
    const pasted = await resolve(show, answers);
    expect(pasted.channel).toMatchObject({ channelId: (channel as { channelId: string }).channelId, platform: 'web' });
    expect((await resolve(url, { [lookup]: 403 })).channel).toMatchObject({ failure: 'rateLimited' });
  });

  it("finds a Xiaoyuzhou show in Apple's directory, if one show has exactly its name", async () => {
    const url = 'https://www.xiaoyuzhoufm.com/podcast/0123456789abcdef01234567';
    const page = `<!doctype html><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"podcast":{"pid":"0123456789abcdef01234567","title":"山间茶话"}}}}</script>`;
    const search = `https://itunes.apple.com/search?media=podcast&entity=podcast&limit=50&term=${encodeURIComponent('山间茶话')}`;
    const show = (collectionName: string, feedUrl: string) => ({ collectionName, feedUrl });
    const one = {
      results: [
        show('茶话', 'https://no.example/'),
        show('山间 茶话', 'https://tea.example/rss'),
        show('山间茶话', 'https://tea.example/rss'),
      ],
    };
    const found = await resolve(url, { [url]: page, [search]: JSON.stringify(one), 'https://tea.example/rss': rss('山间茶话') });
    expect(found.channel).toMatchObject({ channelUrl: url, feedUrl: 'https://tea.example/rss', platform: 'xiaoyuzhou' });
    const two = { results: [show('山间茶话', 'https://tea.example/rss'), show('山间茶话', 'https://other.example/rss')] };
    expect((await resolve(url, { [url]: page, [search]: JSON.stringify(two) })).channel).toMatchObject({ failure: 'noFeed' });
    const hub = await resolve(
      url,
      { 'https://hub.example/xiaoyuzhou/podcast/0123456789abcdef01234567': rss('茶') },
      'https://hub.example',
    );
    expect(hub.channel).toMatchObject({ channelUrl: url, title: '茶' });
  });

  it('reports that no feed exists, without a request', async () => {
    const { channel, requests } = await resolve('https://space.bilibili.com/1234', {});
    expect(channel).toMatchObject({ failure: 'noFeed', details: { platform: 'bilibili' } });
    expect(requests).toEqual([]);
  });

  it('accepts a page, its feed, or a feed at a usual path', async () => {
    const url = 'https://blog.example/2026/';
    const link = '<!doctype html><title>Blog</title><link rel="alternate" type="application/rss+xml" href="';
    const linked = await resolve(url, {
      [url]: `${link}/broken.xml">${link}/a.xml">`,
      'https://blog.example/a.xml': rss('', 'https://blog.example/'),
    });
    expect(linked.channel).toMatchObject({
      title: 'Blog',
      channelUrl: 'https://blog.example/',
      feedUrl: 'https://blog.example/a.xml',
    });
    const feed = await resolve('https://blog.example/all', { 'https://blog.example/all': rss('All') });
    expect(feed).toMatchObject({
      channel: { title: 'All', feedUrl: 'https://blog.example/all' },
      requests: ['https://blog.example/all'],
    });
    const front = 'https://blog.example/';
    const guessed = await resolve(front, {
      [front]: '<html><title>Blog</title></html>',
      'https://blog.example/feed.xml': rss('Guessed'),
    });
    expect(guessed.channel).toMatchObject({ title: 'Guessed', feedUrl: 'https://blog.example/feed.xml', channelUrl: front });
    expect(guessed.requests).toHaveLength(6);
  });

  it('reports why there is none', async () => {
    const url = 'https://blog.example/';
    const page = '<!doctype html><link rel="alternate" type="application/rss+xml" href="https://feeds.example/a">';
    const failure = async (answers: Record<string, Answer>) => (await resolve(url, answers)).channel;
    expect(await failure({})).toMatchObject({ failure: 'noFeed', message: 'https://blog.example/ answered with status 404.' });
    expect(await failure({ [url]: '<html></html>' })).toMatchObject({
      failure: 'noFeed',
      message: 'No feed was found at this address.',
    });
    expect(await failure({ [url]: page, 'https://feeds.example/a': 401 })).toMatchObject({ failure: 'loginRequired' });
    expect(await failure({ [url]: page, 'https://feeds.example/a': '<html></html>' })).toMatchObject({
      failure: 'feedUnreadable',
    });
    expect(await failure({ [url]: '<rss version="2.0"><channel>' })).toMatchObject({
      failure: 'feedUnreadable',
      message: 'The feed ends too early.',
    });
    const permission = new Failure('noPermission', 'ask', { origins: ['https://feeds.example/*'] });
    expect(await failure({ [url]: page, 'https://feeds.example/a': permission })).toEqual({
      failure: 'noPermission',
      message: 'ask',
      details: { origins: ['https://feeds.example/*'] },
    });
  });

  it('sends each host no more requests than needed', async () => {
    const links = Array.from({ length: 40 }, (_, i) => `<link rel="alternate" type="application/rss+xml" href="/${i}">`).join('');
    expect(
      (await resolve('https://blog.example/', { 'https://blog.example/': `<!doctype html>${links}` })).requests,
    ).toHaveLength(12);
    expect((await resolve('https://blog.example/', { 'https://blog.example/': 429 })).requests).toHaveLength(1);
  });
});
