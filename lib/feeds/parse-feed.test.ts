import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { maxItems } from './feed.ts';
import { parseFeed } from './parse-feed.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const url = 'https://feeds.kitchen.example/show.xml';
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const parse = (content: string, contentType?: string) => parseFeed({ url, content, contentType }, now);
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

const rss = (items: string, more = '') => `<rss version="2.0"><channel><title>T</title>${more}${items}</channel></rss>`;
const item = (inner: string) => rss(`<item><guid>g</guid><title>x</title>${inner}</item>`);
const first = (content: string) => parse(content).items[0];

describe('parseFeed', () => {
  it("reads YouTube's Atom: each video once, by its id, without media files", () => {
    expect(parse(fixture('youtube.xml'))).toEqual({
      title: 'Bread & Bridges',
      link: 'https://www.youtube.com/channel/UCgloss0bread0kitchen0aa',
      items: [
        {
          id: 'yt:video:gloss_00002',
          title: 'A loaf in a minute #shorts',
          link: 'https://www.youtube.com/shorts/gloss_00002',
          publishedAt: '2026-10-09T07:00:00.000Z',
          coverUrl: 'https://i2.ytimg.com/vi/gloss_00002/hqdefault.jpg',
        },
        {
          id: 'yt:video:gloss_00001',
          title: 'How arches stand',
          link: 'https://www.youtube.com/watch?v=gloss_00001',
          publishedAt: '2026-10-02T07:00:00.000Z',
          coverUrl: 'https://i1.ytimg.com/vi/gloss_00001/hqdefault.jpg',
        },
      ],
    });
  });

  it("reads a podcast's RSS: plain titles, absolute addresses, its own image", () => {
    expect(parse(fixture('podcast.xml'))).toEqual({
      title: 'The Slow Kitchen',
      link: 'https://kitchen.example/',
      description: 'Bread & tea.',
      coverUrl: 'https://feeds.kitchen.example/cover.jpg',
      refreshIntervalSeconds: 7200,
      items: [
        {
          id: 'https://kitchen.example/vec',
          title: 'Vec<T> for cooks',
          link: 'https://kitchen.example/vec',
          publishedAt: '2026-10-02T07:00:00.000Z',
          coverUrl: 'https://kitchen.example/vec.jpg',
        },
        {
          id: 'tea-1',
          title: 'Tea & time',
          link: 'https://feeds.kitchen.example/episodes/tea',
          publishedAt: '2026-10-01T05:00:00.000Z',
          enclosureUrl: 'https://tracker.example/r/kitchen.example/tea.mp3?a=1&b=2',
          coverUrl: 'https://feeds.kitchen.example/tea.jpg',
          durationSeconds: 3723,
        },
        { id: 'https://kitchen.example/not-a-page', title: 'From the future', link: '' },
        { id: expect.any(String), title: '', link: '' },
      ],
    });
  });

  it('reads RSS 1.0, whose items are siblings of the channel', () => {
    const rdf = `<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:syn="http://purl.org/rss/1.0/modules/syndication/">
      <channel rdf:about="https://a.example/"><title>Old</title><link>https://a.example/</link><syn:updatePeriod>daily</syn:updatePeriod><syn:updateFrequency>2</syn:updateFrequency></channel>
      <image><title>I</title><url>/i.png</url></image>
      <item rdf:about="https://a.example/1"><title>One</title><link>https://a.example/1</link><d:date>2026-06-02T08:00+02:00</d:date></item></rdf:RDF>`;
    expect(parse(rdf)).toEqual({
      title: 'Old',
      link: 'https://a.example/',
      coverUrl: 'https://feeds.kitchen.example/i.png',
      refreshIntervalSeconds: 43_200,
      items: [{ id: 'https://a.example/1', title: 'One', link: 'https://a.example/1', publishedAt: '2026-06-02T06:00:00.000Z' }],
    });
  });

  it('reads Atom with prefixes, inline markup, bases and files', () => {
    const atom = `<a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:base="https://b.example/blog/"><a:title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">My <b>blog</b><script>x()</script></div></a:title>
      <a:link rel="self" href="feed"/><a:link rel="alternate" type="application/json" href="x.json"/><a:link href="./" type="text/html"/><a:subtitle>Sub</a:subtitle>
      <a:entry xml:base="2026/"><a:id>tag:b,1</a:id><a:title type="html">A &lt;em&gt;new&lt;/em&gt; one</a:title><a:link href="one"/><a:link rel="enclosure" type="video/mp4" href="one.mp4"/>
      <a:updated>2026-06-03T00:00:00Z</a:updated><a:source><a:title>Elsewhere</a:title><a:id>other</a:id></a:source></a:entry></a:feed>`;
    expect(parse(atom)).toEqual({
      title: 'My blog',
      link: 'https://b.example/blog/',
      description: 'Sub',
      items: [
        {
          id: 'tag:b,1',
          title: 'A new one',
          link: 'https://b.example/blog/2026/one',
          enclosureUrl: 'https://b.example/blog/2026/one.mp4',
          publishedAt: '2026-06-03T00:00:00.000Z',
        },
      ],
    });
  });

  it('reads Atom without its namespace, and Atom 0.3', () => {
    expect(parse('<feed><title>N</title><entry><id>1</id><title>x</title></entry></feed>')).toMatchObject({
      title: 'N',
      items: [{ id: '1', title: 'x' }],
    });
    const old =
      '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>O</title><entry><id>1</id><title>x</title><issued>2004-01-02T03:04:05Z</issued></entry></feed>';
    expect(first(old)).toMatchObject({ publishedAt: '2004-01-02T03:04:05.000Z' });
  });

  it('reads the titles of Atom that are declared as text', () => {
    const title = (type: string) =>
      first(`<feed><title>N</title><entry><id>1</id><title type="${type}">Using the &lt;video> tag</title></entry></feed>`)
        ?.title;
    expect([title('text'), title('html')]).toEqual(['Using the <video> tag', 'Using the tag']);
  });

  it('distinguishes items with one id by their links', () => {
    const item = (n: number) =>
      `<item><guid isPermaLink="false">0</guid><title>${n}</title><link>https://a.example/${n}</link></item>`;
    const { items } = parse(rss(item(1) + item(2) + item(2)));
    expect(items.map(({ title }) => title)).toEqual(['1', '2']);
    expect(parse(rss(item(2) + item(1))).items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).reverse());
  });

  it('lists a video of YouTube once, by whichever of its addresses', () => {
    const entry = (path: string) =>
      `<entry><yt:videoId>a</yt:videoId><title>x</title><link href="https://www.youtube.com/${path}"/></entry>`;
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:yt="http://www.youtube.com/xml/schemas/2015">`;
    const { items } = parse(`${feed}${entry('shorts/a')}${entry('watch?v=a')}</feed>`);
    expect(items).toMatchObject([{ id: 'yt:video:a', link: 'https://www.youtube.com/shorts/a' }]);
  });

  it('reads JSON Feed, leaving out what is broken in it', () => {
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'J &amp; K',
      home_page_url: 'https://j.example/',
      icon: 'https://j.example/i.png',
      items: [
        { id: 1, url: 'https://j.example/1', title: 'Using the <video> tag', date_published: '2026-06-02T08:00:00Z' },
        {
          id: '2',
          external_url: '/2',
          title: 7,
          image: 'c.jpg',
          attachments: [{ url: 'a.mp3', mime_type: 'audio/mpeg', duration_in_seconds: 90 }, 3],
        },
        null,
        'x',
      ],
    });
    expect(parse(`\uFEFF ${json}`)).toEqual({
      title: 'J & K',
      link: 'https://j.example/',
      coverUrl: 'https://j.example/i.png',
      items: [
        { id: '1', title: 'Using the <video> tag', link: 'https://j.example/1', publishedAt: '2026-06-02T08:00:00.000Z' },
        {
          id: '2',
          title: '',
          link: 'https://feeds.kitchen.example/2',
          enclosureUrl: 'https://feeds.kitchen.example/a.mp3',
          coverUrl: 'https://feeds.kitchen.example/c.jpg',
          durationSeconds: 90,
        },
      ],
    });
  });

  it('accepts a feed without items', () => {
    expect(parse('<rss version="2.0"><channel><title>Empty</title></channel></rss>')).toEqual({
      title: 'Empty',
      link: '',
      items: [],
    });
    expect(parse('{"version":"https://jsonfeed.org/version/1","title":"Empty","items":[]}').items).toEqual([]);
  });

  it('identifies an item by its id, or its link, or its title and date, also when the date is in the future', () => {
    const idOf = (inner: string) => parse(rss(`<item>${inner}</item>`)).items[0]?.id;
    expect(idOf('<guid> g </guid><link>https://a.example/1</link>')).toBe('g');
    expect(idOf('<guid/><link>https://a.example/1</link>')).toBe('https://a.example/1');
    const home = '<link>https://a.example</link>';
    const ofHome = rss(
      `<item>${home}<title>x</title></item><item>${home}<title>y</title></item>`,
      '<link>https://a.example/</link>',
    );
    expect(new Set(parse(ofHome).items.map(({ id }) => id)).size).toBe(2);
    const future = '<title>x</title><pubDate>Fri, 01 Jan 2027 00:00:00 GMT</pubDate>';
    const later = parseFeed({ url, content: rss(`<item>${future}</item>`) }, Date.parse('2028-01-01'));
    expect(idOf(future)).toBe(later.items[0]?.id);
    expect(idOf(future)).not.toBe(idOf('<title>x</title><pubDate>Fri, 02 Jan 2027 00:00:00 GMT</pubDate>'));
    expect(idOf(`<guid>${'g'.repeat(600)}</guid><title>x</title>`)!.length).toBeLessThan(20);
  });

  it('sorts newest first, and retains the feed’s own order when dates are equal or missing', () => {
    const dated = (id: string, date = '') => `<item><guid>${id}</guid><title>x</title><pubDate>${date}</pubDate></item>`;
    const items = [
      dated('a'),
      dated('b', '2026-01-01'),
      dated('c', '2026-03-01'),
      dated('d'),
      dated('e', '2026-01-01'),
      dated('c', '2020-01-01'),
    ];
    expect(parse(rss(items.join(''))).items.map(({ id }) => id)).toEqual(['c', 'b', 'e', 'a', 'd']);
    const many = Array.from({ length: 10_000 }, (_, i) => dated(String(i), new Date(Date.UTC(2000, 0, 1, i)).toUTCString()));
    const ids = parse(rss(many.join(''))).items.map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([maxItems, '9999', String(10_000 - maxItems)]);
  });

  it.each([
    ['<enclosure url="https://a.example/a.pdf" type="application/pdf"/>', undefined],
    ['<enclosure url="javascript:alert(1)" type="audio/mpeg"/>', undefined],
    ['<enclosure url="chrome-extension://abc/options.html" type="audio/mpeg"/>', undefined],
    ['<enclosure url="https://user:secret@a.example/a.mp3" type="audio/mpeg"/>', undefined],
    ['<enclosure url="https://a.example/a" type=""/>', 'https://a.example/a'],
    ['<enclosure url="https://a.example/a.m4a?x" type="application/octet-stream"/>', 'https://a.example/a.m4a?x'],
    ['<enclosure url="https://a.example/a.zip" type="application/octet-stream"/>', undefined],
    [
      '<m:group xmlns:m="http://search.yahoo.com/mrss/"><m:content url="https://a.example/a.mp4" medium="video" duration="61"/></m:group>',
      'https://a.example/a.mp4',
    ],
  ])('selects the media file of %s', (inner, expected) => expect(first(item(inner))?.enclosureUrl).toBe(expected));

  it.each([
    ['<dc:title xmlns:dc="http://purl.org/dc/elements/1.1/">DC</dc:title>', 'DC'],
    ['<d:title xmlns:d="http://purl.org/dc/elements/1.1/">DC</d:title><title>own</title>', 'own'],
  ])('reads the title %s', (inner, title) => expect(first(rss(`<item><guid>g</guid>${inner}</item>`))?.title).toBe(title));

  it.each([
    [
      'an unknown namespace',
      '<x:rss xmlns:x="http://backend.userland.com/rss2"><x:channel><x:title>T</x:title>%</x:channel></x:rss>',
      'x:',
    ],
    ['no declaration', '<y:rss><y:channel><y:title>T</y:title>%</y:channel></y:rss>', 'y:'],
  ])('reads a root with a prefix of %s', (_, feed, prefix) => {
    const inner = `<${prefix}item><${prefix}guid>g</${prefix}guid><${prefix}title>x</${prefix}title></${prefix}item>`;
    expect(parse(feed.replace('%', inner))).toMatchObject({ title: 'T', items: [{ id: 'g', title: 'x' }] });
  });

  it('reads an Atom feed under a prefix that nothing declares', () => {
    const content = '<a:feed><a:title>T</a:title><a:entry><a:id>g</a:id><a:title>x</a:title></a:entry></a:feed>';
    expect(parse(content)).toMatchObject({ title: 'T', items: [{ id: 'g', title: 'x' }] });
  });

  it('retains items that have no title and no page, each with an id of its own', () => {
    const items = [
      '<guid isPermaLink="false">g</guid><pubDate>Tue, 02 Jun 2026 08:00:00 GMT</pubDate>',
      '<enclosure url="https://a.example/a.mp3" type="audio/mpeg"/>',
      '<enclosure url="https://a.example/b.mp3" type="audio/mpeg"/>',
      '<description>only words</description>',
      '<description>other words</description>',
      '<author>ann@a.example</author>',
    ];
    const read = parse(rss(items.map((inner) => `<item>${inner}</item>`).join(''))).items;
    expect(read).toMatchObject([
      { id: 'g', title: '', link: '', publishedAt: '2026-06-02T08:00:00.000Z' },
      { link: 'https://a.example/a.mp3', enclosureUrl: 'https://a.example/a.mp3' },
      { link: 'https://a.example/b.mp3' },
      { title: '', link: '' },
      { title: '', link: '' },
      { title: '', link: '' },
    ]);
    expect(new Set(read.map(({ id }) => id)).size).toBe(items.length);
    const json = { version: 'https://jsonfeed.org/version/1.1', items: [{ content_text: 'a' }, { content_text: 'b' }, {}] };
    expect(parse(JSON.stringify(json)).items).toHaveLength(3);
  });

  it('decodes the base64 of Atom 0.3', () => {
    const atom = (title: string) =>
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title mode="base64">${title}</title></entry></feed>`;
    expect(first(atom('UsO8YmVuICZhbXA7IDxiPlR1cm5pcHM8L2I+'))?.title).toBe('Rüben & Turnips');
    expect(first(atom('not base64!'))?.title).toBe('not base64!');
  });

  it('decodes the character encodings that feeds use', () => {
    const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><rss version="2.0"><channel><title>`;
    const end = '</title></channel></rss>';
    const titleOf = (content: Uint8Array<ArrayBuffer>, contentType?: string) =>
      parseFeed({ url, content, contentType }, now).title;
    expect(titleOf(bytes(xml('utf-8'), 'Brüder', end))).toBe('Brüder');
    expect(titleOf(bytes(xml('windows-1251'), [0xd5, 0xeb, 0xe5, 0xe1], end))).toBe('Хлеб');
    expect(titleOf(bytes(xml('ISO-8859-1'), [0x42, 0x72, 0xfc, 0x64, 0x65, 0x72], end))).toBe('Brüder');
    expect(titleOf(bytes('<rss version="2.0"><channel><title>', [0xb2, 0xe8], end), 'text/xml; charset=gb2312')).toBe('茶');
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${xml('utf-16')}茶${end}`, 'utf16le'));
    expect(titleOf(utf16)).toBe('茶');
  });
});
