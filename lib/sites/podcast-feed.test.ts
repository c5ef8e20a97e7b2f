import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { podcastChapters } from './podcast-chapters.ts';
import { podcastEpisode } from './podcast-episode.ts';
import { readPodcastFeed } from './podcast-feed.ts';
import { fakeAccess } from './testing/fake-access.ts';

const rss = (items: string, more = '') => `\n<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:it="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:pod="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>The Show</title><link>https://show.example</link><language>en-us</language><it:author>Ann &amp; Ben</it:author><it:image href="https://show.example/a.jpg"/>${more}
<image><title>Not the show</title></image>${items}</channel></rss>`;
const item = (inner: string) => `<item><title><![CDATA[One & only]]></title><guid isPermaLink="false">g-1</guid>
<enclosure url="https://tracker.example/cdn.example/1.mp3?x=1&amp;y=2" type="audio/mpeg" length="0"/><it:duration>1:02:03</it:duration>
<pubDate>Tue, 02 Jun 2026 08:00:00 +0200</pubDate>${inner}</item>`;
const transcripts = `<pod:transcript url="https://show.example/1.html" type="text/html"/><pod:transcript url="https://show.example/1.srt" type="application/x-subrip"/>
<pod:transcript url="https://show.example/1.json" type="application/json"/><pod:transcript url="https://show.example/1.de.vtt" type="text/vtt" language="de"/>`;

describe('readPodcastFeed', () => {
  it('reads an episode with any namespace prefixes', () => {
    const feed = readPodcastFeed(
      rss(item(`<description>short</description><content:encoded>long</content:encoded>${transcripts}`)),
    );
    expect(feed).toEqual({
      title: 'The Show',
      author: 'Ann & Ben',
      link: 'https://show.example',
      language: 'en-us',
      coverUrl: 'https://show.example/a.jpg',
      episodes: [
        {
          title: 'One & only',
          guid: 'g-1',
          enclosureUrl: 'https://tracker.example/cdn.example/1.mp3?x=1&y=2',
          duration: 3723,
          publishedAt: '2026-06-02T06:00:00.000Z',
          description: 'long',
          chapters: [],
          transcripts: [
            { url: 'https://show.example/1.html', type: 'text/html', language: '' },
            { url: 'https://show.example/1.srt', type: 'application/x-subrip', language: '' },
            { url: 'https://show.example/1.json', type: 'application/json', language: '' },
            { url: 'https://show.example/1.de.vtt', type: 'text/vtt', language: 'de' },
          ],
        },
      ],
    });
  });

  it('decodes titles that were escaped twice, and takes one of iTunes where there is no other', () => {
    const [one, two] = ['<title>Q&amp;amp;A &amp;#8211; 1</title><it:title>Other</it:title>', '<it:title>Two</it:title><title/>'];
    const feed = readPodcastFeed(rss(`<item>${one}</item><item>${two}<link>https://show.example/2</link></item>`));
    expect(feed.episodes).toMatchObject([{ title: 'Q&A – 1' }, { title: 'Two', link: 'https://show.example/2' }]);
  });

  it.each(['<content:encoded/>', '<content:encoded> </content:encoded>'])('keeps the description before %s', (empty) =>
    expect(readPodcastFeed(rss(item(`<description>short</description>${empty}`))).episodes[0]!.description).toBe('short'),
  );

  it.each([
    '<it:summary>all the notes</it:summary><description>teaser</description>',
    '<description>teaser</description><it:summary>all the notes</it:summary>',
    '<content:encoded>all the notes</content:encoded><description>teaser, longer than the notes</description>',
  ])('reads the whole notes of %s', (inner) =>
    expect(readPodcastFeed(rss(item(inner))).episodes[0]!.description).toBe('all the notes'),
  );

  it.each(['', 'nonsense', '<html><body>404</body></html>', '{}'])('finds no episode in %j', (text) =>
    expect(readPodcastFeed(text).episodes).toEqual([]),
  );

  it('accepts any markup', () => {
    const piece = fc.constantFrom(
      '<item>',
      '</item>',
      '<title>',
      '<![CDATA[',
      ']]>',
      '<enclosure url="x"/>',
      '&amp;',
      '&#x0;',
      'x',
      '<',
      '<!DOCTYPE x [<!ENTITY a "b">]>',
      '&a;',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        (pieces) => void expect(() => readPodcastFeed(rss(pieces.join('')))).not.toThrow(),
      ),
    );
  });

  it('takes time in proportion to hostile depth and length', () => {
    expectLinear(30_000, (size) => {
      expect(() => readPodcastFeed('<a>'.repeat(size))).toThrow(expect.objectContaining({ code: 'siteFailed' }));
    });
    expectLinear(30_000, (size) => readPodcastFeed(`<a>${'</b>'.repeat(size)}`));
    expectLinear(300_000, (size) => readPodcastFeed(rss(`<item><title>${'x'.repeat(size)}</title></item>`)));
  });
});

describe('podcastEpisode', () => {
  const read = (inner: string, answers = {}) => {
    const feed = readPodcastFeed(rss(item(inner)));
    return podcastEpisode(feed, feed.episodes[0]!, fakeAccess(answers));
  };

  it('selects the best transcript of each language', async () => {
    const { tracks, ...described } = await read(transcripts);
    expect(tracks.map(({ language, url }) => `${language} ${url}`)).toEqual([
      'en-US https://show.example/1.json',
      'de https://show.example/1.de.vtt',
    ]);
    expect(described).toMatchObject({ title: 'One & only', author: 'Ann & Ben', duration: 3723, originalLanguage: 'en-US' });
  });

  it('takes a transcript of an unknown type after all others', async () => {
    const file = (name: string, type: string) => `<pod:transcript url="https://show.example/${name}" type="${type}"/>`;
    const { tracks } = await read(file('1.bin', 'application/octet-stream') + file('1.txt', 'text/plain; charset=utf-8'));
    expect(tracks).toMatchObject([{ url: 'https://show.example/1.txt', otherUrls: ['https://show.example/1.bin'] }]);
  });

  it('finds chapters in their file, in the feed, or in the notes', async () => {
    const file = '<pod:chapters url="https://show.example/1.chapters" type="application/json+chapters"/>';
    const inFeed = '<psc:chapters><psc:chapter start="00:00:00.000" title="In the feed"/></psc:chapters>';
    const notes = '<description>&lt;p&gt;0:00 In &amp;amp; out&lt;/p&gt;&lt;p&gt;(1:00) B&lt;/p&gt;2:00 C</description>';
    const answers = {
      'https://show.example/1.chapters': '{"version":"1.2.0","chapters":[{"startTime":1.5,"title":"In the file"}]}',
    };
    expect((await read(file + inFeed, answers)).chapters).toEqual([{ startTime: 1.5, title: 'In the file' }]);
    expect((await read(file + inFeed)).chapters).toEqual([{ startTime: 0, title: 'In the feed' }]);
    const empty = { 'https://show.example/1.chapters': '{"version":"1.2.0","chapters":[]}' };
    expect((await read(file + inFeed, empty)).chapters).toEqual([{ startTime: 0, title: 'In the feed' }]);
    expect((await read(file + notes, empty)).chapters).toHaveLength(3);
    expect((await read(notes)).chapters?.map(({ title }) => title)).toEqual(['In & out', 'B', 'C']);
    expect((await read('')).chapters).toBeUndefined();
  });
});

describe('podcastChapters', () => {
  it('are in order, without those that are hidden from the contents', () => {
    const chapters = [
      { startTime: 60.5, title: ' Two ' },
      { startTime: 0, title: 'One', img: 'x' },
      { startTime: 30, title: 'Hidden', toc: false },
      { startTime: 40 },
      { startTime: '90', title: 'Three' },
      { title: 'No time' },
    ];
    expect(podcastChapters(`\uFEFF${JSON.stringify({ version: '1.2.0', chapters })}`)).toEqual([
      { startTime: 0, title: 'One' },
      { startTime: 60.5, title: 'Two' },
      { startTime: 90, title: 'Three' },
    ]);
  });
  it.each(['', '<html>', 'null', '{}', '[]'])('rejects %j', (text) =>
    expect(() => podcastChapters(text)).toThrow(expect.objectContaining({ code: 'captionsUnreadable' })),
  );
});
