import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { writeOpml } from './write-opml.ts';

const invalid = expect.objectContaining({ code: 'invalid' });
const about = { title: 'Gloss', createdAt: Date.parse('2026-11-21T12:00:00Z') };
const outline = (attributes: string) =>
  `<opml version="1.0"><head><title>x</title></head><body><outline ${attributes}/></body></opml>`;

describe('readSubscriptions of OPML', () => {
  it('finds the feeds in all folders, each once, in every dialect', () => {
    const opml = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
      <OPML version="2.0"><head><title>Mine</title></head><body>
      <outline text="Kitchen" xmlUrl=""><outline text="Deep"><outline type="rss" text="Bread &amp; Tea" title="Bread &amp; Tea!" xmlUrl="https://bread.example/feed?a=1&amp;b=2" htmlUrl="https://bread.example/"/></outline>
      <outline text="Raw & unescaped" XMLURL="feed://tea.example/rss" htmlUrl="javascript:alert(1)"/></outline>
      <outline text="again" xmlUrl="https://bread.example/feed?a=1&amp;b=2"/>
      <outline text="" xmlUrl="https://nameless.example/feed"></outline>
      <outline text="a
      b" xmlUrl="https://lines.example/feed"/>
      <outline text="link" type="link" url="https://no.example/"/><outline text="bad" xmlUrl="javascript:alert(1)"/><outline text="file" xmlUrl="file:///etc/passwd"/>
      </body></OPML>`;
    expect(readSubscriptions(opml)).toEqual([
      { title: 'Bread & Tea!', url: 'https://bread.example/feed?a=1&b=2', pageUrl: 'https://bread.example/' },
      { title: 'Raw & unescaped', url: 'https://tea.example/rss' },
      { title: 'nameless.example', url: 'https://nameless.example/feed' },
      { title: 'a b', url: 'https://lines.example/feed' },
    ]);
  });

  it('accepts a list without feeds', () => expect(readSubscriptions('<opml><body></body></opml>')).toEqual([]));

  it.each([
    '<html><body>x</body></html>',
    '<rss version="2.0"><channel/></rss>',
    '<opml version="2.0"><body><outline xmlUrl="https://a.example/"/>',
    `<opml>${'<outline>'.repeat(200)}`,
    '<!DOCTYPE opml [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><opml><body/></opml>',
    '',
    'no table',
    '{"a":1}',
    'Name,Price\nBread,3',
  ])('rejects %j', (text) => expect(() => readSubscriptions(text)).toThrow(invalid));

  it('rejects input beyond the limit', () => {
    expect(() => readSubscriptions(' '.repeat(10_000_001))).toThrow(expect.objectContaining({ code: 'tooLarge' }));
  });

  it('reads what was written, and writes what every reader accepts', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .map((one) => `a${one.replace(/[\s\p{C}]+/gu, ' ')}b`);
    const lists = fc.uniqueArray(
      fc.record({ title: text, url: fc.webUrl({ withQueryParameters: true }), pageUrl: fc.webUrl() }),
      {
        selector: ({ url }) => url,
        maxLength: 10,
      },
    );
    fc.assert(
      fc.property(lists, (list) => void expect(readSubscriptions(writeOpml(list, about))).toEqual(list)),
      { numRuns: 40 },
    );
    expect(
      writeOpml([{ title: '"A" <b> &\u0007\n\uFFFFc', url: 'https://a.example/?a=1&b=2' }], about),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head>
    <title>Gloss</title>
    <dateCreated>Sat, 21 Nov 2026 12:00:00 GMT</dateCreated>
  </head>
  <body>
    <outline type="rss" text="&quot;A&quot; &lt;b&gt; &amp; c" title="&quot;A&quot; &lt;b&gt; &amp; c" xmlUrl="https://a.example/?a=1&amp;b=2"/>
  </body>
</opml>
`);
  });

  it('returns a list or throws a Failure for any file', () => {
    const piece = fc.constantFrom(
      '<opml>',
      '</opml>',
      '<outline ',
      'xmlUrl="https://a.example/"',
      ' text="',
      '"',
      '/>',
      '<!--',
      '<![CDATA[',
      '&amp;',
      '\u0000',
      ',',
      '\n',
    );
    fc.assert(fc.property(fc.array(piece, { maxLength: 20 }), (parts) => void tryRead(`<opml>${parts.join('')}`)));
    fc.assert(fc.property(fc.oneof(fc.string(), outlines), (any) => void tryRead(any)));
  });
  const outlines = fc.string().map(outline);

  function tryRead(text: string): void {
    try {
      for (const { url } of readSubscriptions(text)) expect(url).toMatch(/^https?:\/\//);
    } catch (error) {
      expect(error).toEqual(invalid);
    }
  }
});

describe('readSubscriptions of Google Takeout', () => {
  const [first, second] = ['UCgloss0bread0kitchen0aa', 'UC-gloss_tea00000000000a'];
  const ofChannel = (id: string) => ({
    url: `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`,
    pageUrl: `https://www.youtube.com/channel/${id}`,
  });

  it.each([
    ['Channel Id,Channel Url,Channel Title', '\n'],
    ['频道 ID,频道网址,频道标题', '\r\n'],
    ['\uFEFF"Kanal-ID","Kanal-URL","Kanaltitel"', '\r'],
  ])('reads the list below %j', (head, end) => {
    const lines = [
      head,
      `${first},http://www.youtube.com/channel/${first},"Bread, ""Tea"""`,
      `${second},http://www.youtube.com/channel/${second},茶`,
      `${first},http://www.youtube.com/channel/${first},again`,
      '',
      'not a channel,,x',
    ];
    expect(readSubscriptions(lines.join(end))).toEqual([
      { title: 'Bread, "Tea"', ...ofChannel(first) },
      { title: '茶', ...ofChannel(second) },
    ]);
  });

  it('accepts a missing title and an empty list', () => {
    expect(readSubscriptions(`a,b,c\n${first},,`)).toEqual([{ title: first, ...ofChannel(first) }]);
    expect(readSubscriptions('Channel Id,Channel Url,Channel Title\n\n')).toEqual([]);
  });
});

describe('readCsv', () => {
  it.each([
    [
      'a, b ,c\r\n\r\n,,\n1,,3',
      [
        ['a', 'b', 'c'],
        ['1', '', '3'],
      ],
    ],
    ['"a\nb",""""\n"c,d"e', [['a\nb', '"'], ['c,de']]],
    ['"never ends, at all\n1', [['never ends, at all\n1']]],
    ['a"b', [['ab']]],
  ])('reads %j', (text, rows) => expect(readCsv(text, 10)).toEqual(rows));

  it('reads every well-formed table', () => {
    const cell = fc.string().map((one) => one.trim());
    const tables = fc.array(
      fc.array(cell, { minLength: 1, maxLength: 4 }).filter((row) => row.some(Boolean)),
      { maxLength: 6 },
    );
    const written = (rows: string[][]) =>
      rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
    fc.assert(fc.property(tables, (rows) => void expect(readCsv(written(rows), 10)).toEqual(rows)));
  });

  it('stops at the last requested row', () => expect(readCsv('a\n'.repeat(100), 3)).toHaveLength(3));
});

describe('readSubscriptions of other programs', () => {
  const id = 'UCabcdefghijklmnopqrstuv';
  const url = `https://www.youtube.com/channel/${id}`;
  const feed = `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`;

  it.each([
    ['NewPipe', JSON.stringify({ app_version: '0.27', subscriptions: [{ service_id: 0, url, name: 'Slow  Kitchen' }] })],
    [
      'FreeTube',
      `{"_id":"allChannels","subscriptions":[{"id":"${id}","name":"Slow Kitchen"}]}\n{"_id":"b","subscriptions":[]}\n`,
    ],
  ])('finds the channels of %s', (_, text) =>
    expect(readSubscriptions(text)).toEqual([{ title: 'Slow Kitchen', url: feed, pageUrl: url }]),
  );

  it.each([
    '{}',
    '[',
    '{"subscriptions":[{"url":"https://example.org/channel/UCabcdefghijklmnopqrstuv"}]}',
    `${'['.repeat(9)}"${id}"`,
  ])('refuses %j', (text) => expect(() => readSubscriptions(text)).toThrow(invalid));
});
