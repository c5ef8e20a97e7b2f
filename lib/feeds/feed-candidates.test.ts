import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedCandidates } from './feed-candidates.ts';

const id = 'UCgloss0bread0kitchen0aa';
const youtube = 'https://www.youtube.com/feeds/videos.xml';
const ofChannel = [`${youtube}?channel_id=${id}`, `${youtube}?playlist_id=UU${id.slice(2)}`];
const usual = (origin: string) =>
  ['feed', 'rss', 'rss.xml', 'atom.xml', 'feed.xml', 'index.xml'].map((place) => `${origin}/${place}`);
const hub = { rssHub: 'https://hub.example/' };

describe('feedCandidates', () => {
  it.each([
    [`https://www.youtube.com/channel/${id}`, ofChannel],
    [`https://m.youtube.com/channel/${id}/videos?view=0`, ofChannel],
    [`https://www.youtube.com/channel/${id}/live`, ofChannel],
    [`http://youtube.com/feeds/videos.xml?channel_id=${id}`, ofChannel],
    [`${youtube}?playlist_id=UU${id.slice(2)}`, ofChannel],
    ['https://www.youtube.com/playlist?list=PLgloss1', [`${youtube}?playlist_id=PLgloss1`]],
    ['https://www.youtube.com/playlist?list=LL', []],
    ['https://www.youtube.com/playlist?list=RDgloss000001', []],
    ['https://www.youtube.com/user/bread', [`${youtube}?user=bread`]],
    ['https://www.youtube.com/@bread', []],
    ['https://www.youtube.com/c/bread', []],
    ['https://www.youtube.com/watch?v=gloss_00001&list=PLgloss1', []],
    ['https://podcasts.apple.com/us/podcast/slow-kitchen/id1700000001?i=1', []],
    ['https://vimeo.com/bread', ['https://vimeo.com/bread/videos/rss']],
    ['https://vimeo.com/user123/videos', ['https://vimeo.com/user123/videos/rss']],
    ['https://vimeo.com/channels/bread', ['https://vimeo.com/channels/bread/videos/rss']],
    ['https://vimeo.com/76979871', []],
    ['https://tube.example/video-channels/bread', ['https://tube.example/feeds/videos.xml?videoChannelName=bread']],
    [
      'https://tube.example/accounts/ann@other.example/videos',
      ['https://tube.example/feeds/videos.xml?accountName=ann@other.example'],
    ],
    [
      'https://tube.example/c/bread/videos',
      ['https://tube.example/feeds/videos.xml?videoChannelName=bread', ...usual('https://tube.example')],
    ],
    ['https://tube.example/feeds/videos.xml?videoChannelId=7', ['https://tube.example/feeds/videos.xml?videoChannelId=7']],
    ['https://soundcloud.com/bread', []],
    ['https://www.xiaoyuzhoufm.com/podcast/0123456789abcdef01234567', []],
    ['https://space.bilibili.com/1234/video', []],
    ['https://blog.example/2026/bread', usual('https://blog.example')],
    [
      'https://blog.example/rss',
      ['https://blog.example/rss', ...usual('https://blog.example').filter((url) => !url.endsWith('/rss'))],
    ],
    ['feed://blog.example/all.atom', ['https://blog.example/all.atom', ...usual('https://blog.example')]],
  ])('returns the candidates of %s by its address', (url, expected) => expect(feedCandidates(url)).toEqual(expected));

  it.each([
    ['https://space.bilibili.com/1234/video', 'https://hub.example/bilibili/user/video/1234'],
    ['https://www.twitch.tv/Bread', 'https://hub.example/twitch/video/bread'],
    [
      'https://www.xiaoyuzhoufm.com/podcast/0123456789abcdef01234567',
      'https://hub.example/xiaoyuzhou/podcast/0123456789abcdef01234567',
    ],
  ])('returns the candidates of %s by the configured RSSHub', (url, expected) =>
    expect(feedCandidates(url, undefined, hub)).toEqual([expected]),
  );

  it.each([
    [`https://youtube.com.evil.example/channel/${id}`, 'https://youtube.com.evil.example'],
    [`https://notyoutube.com/channel/${id}`, 'https://notyoutube.com'],
    [`https://evil.example/?u=https://www.youtube.com/channel/${id}`, 'https://evil.example'],
    ['https://vimeo.com.evil.example/bread', 'https://vimeo.com.evil.example'],
  ])('treats %s as an unknown site', (url, origin) => expect(feedCandidates(url)).toEqual(usual(origin)));

  it.each([
    '',
    'bread',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'feed:javascript:alert(1)',
    'https://ann:secret@blog.example/',
  ])('rejects %j', (url) => expect(() => feedCandidates(url)).toThrow(expect.objectContaining({ code: 'invalid' })));

  it.each([
    `<link rel="canonical" href="https://www.youtube.com/channel/${id}">`,
    `<link rel="alternate" type="application/rss+xml" title="RSS" href="${youtube}?channel_id=${id}">`,
    `<body><meta itemprop="identifier" content="${id}"></body>`,
    `<script>var ytInitialData = {"metadata":{"channelMetadataRenderer":{"title":"{","externalId":"${id}"}}};</script>`,
    `<script>var ytInitialPlayerResponse = {"videoDetails":{"videoId":"gloss_00001","channelId":"${id}"}};</script>`,
  ])("finds a YouTube channel by its page's %s", (html) => {
    const others = '<a href="https://www.youtube.com/channel/UCother00channel00other0">x</a>';
    expect(feedCandidates('https://www.youtube.com/@bread', `${others}${html}${others}`)).toEqual(ofChannel);
    expect(feedCandidates('https://www.youtube.com/watch?v=gloss_00001', html)).toEqual(ofChannel);
  });

  it('prefers the feed of the id in the address to those of the page, and these to a feed by name', () => {
    const other = '<link rel="canonical" href="https://www.youtube.com/channel/UCother00channel00other0">';
    expect(feedCandidates(`https://www.youtube.com/channel/${id}`, other)[0]).toBe(ofChannel[0]);
    const own = '<link rel="alternate" type="application/rss+xml" href="/own.xml">';
    expect(feedCandidates('https://tube.example/video-channels/bread', own)).toEqual([
      'https://tube.example/own.xml',
      'https://tube.example/feeds/videos.xml?videoChannelName=bread',
    ]);
  });

  it('reports what blocks the page', () => {
    const consent = '<form action="https://consent.youtube.com/save"></form>';
    expect(() => feedCandidates('https://www.youtube.com/@bread', consent)).toThrow(
      expect.objectContaining({ code: 'consentRequired' }),
    );
    expect(feedCandidates('https://www.youtube.com/@bread', '<title>Bread</title>')).toEqual([]);
  });

  it("reads the response of Apple's directory", () => {
    const url = 'https://podcasts.apple.com/us/podcast/slow-kitchen/id1700000001';
    const show = { collectionName: 'Slow Kitchen', feedUrl: 'https://feeds.kitchen.example/show.xml' };
    expect(feedCandidates(url, JSON.stringify({ resultCount: 1, results: [show] }))).toEqual([show.feedUrl]);
    expect(() => feedCandidates(url, JSON.stringify({ results: [{ ...show, feedUrl: undefined }] }))).toThrow(
      expect.objectContaining({ code: 'noFeed', message: expect.stringContaining('exclusive to Apple') }),
    );
    expect(() => feedCandidates(url, '{"resultCount":0,"results":[]}')).toThrow(expect.objectContaining({ code: 'noFeed' }));
    expect(() => feedCandidates(url, '<html>')).toThrow(expect.objectContaining({ code: 'siteFailed' }));
  });

  it("reads a SoundCloud user's number, and a PeerTube page that identifies itself", () => {
    const feed = 'https://feeds.soundcloud.com/users/soundcloud:users:42/sounds.rss';
    expect(
      feedCandidates('https://soundcloud.com/bread/loaf', '<meta property="al:ios:url" content="soundcloud://users:42">'),
    ).toEqual([feed]);
    expect(feedCandidates('https://soundcloud.com/bread', '<script>{"uri":"soundcloud:users:42"}</script>')).toEqual([feed]);
    const page = '<meta property="og:platform" content="PeerTube">';
    expect(feedCandidates('https://tube.example/a/ann', page)).toEqual(['https://tube.example/feeds/videos.xml?accountName=ann']);
    expect(feedCandidates('https://blog.example/a/ann', '<title>Ann</title>')).toContain('https://blog.example/rss.xml');
  });

  it('returns the feeds that a page links to, those of comments last, and no others', () => {
    const html = `<!doctype html><html><head><base href="/blog/">
      <link rel="alternate" type="application/rss+xml" title="Bread » Comments Feed" href="comments/feed/">
      <LINK REL="Home Alternate" TYPE="application/atom+xml; charset=utf-8" HREF="a.atom?x=1&amp;y=2">
      <link rel=alternate type=application/feed+json href=https://cdn.example/feed.json>
      <link rel="alternate" type="application/rss+xml" href="http://192.168.0.1/feed">
      <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">
      <link rel="alternate" type="application/json" href="wp-json/posts"><link rel="alternate" hreflang="de" href="/de/">
      <link rel="stylesheet" type="application/rss+xml" href="no.xml"><!-- <link rel="alternate" type="application/rss+xml" href="commented.xml"> -->
      <script>document.write('<link rel="alternate" type="application/rss+xml" href="script.xml">')</script></head></html>`;
    expect(feedCandidates('https://bread.example/2026/', html)).toEqual([
      'https://bread.example/blog/a.atom?x=1&y=2',
      'https://cdn.example/feed.json',
      'https://bread.example/blog/comments/feed/',
    ]);
  });

  it('throws nothing unexpected for any page and any address', () => {
    const piece = fc.constantFrom(
      '<link rel=alternate type="application/rss+xml" href="',
      '">',
      '/x',
      '<base href="//b.example">',
      '<title>',
      '<script>',
      '{',
      '}',
      '"',
      'ytInitialData = ',
      '<!--',
      '&#0;',
    );
    const url = fc.constantFrom(
      'https://www.youtube.com/@a',
      'https://a.example/c/b',
      'https://soundcloud.com/a',
      'https://vimeo.com/a',
      'https://a.example/',
    );
    fc.assert(
      fc.property(url, fc.array(piece, { maxLength: 15 }), (address, parts) => {
        for (const feed of feedCandidates(address, parts.join(''))) expect(feed).toMatch(/^https?:\/\//);
      }),
    );
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => void feedCandidates(address)),
      { numRuns: 40 },
    );
  });
});
