import { describe, expect, it } from 'vitest';
import { feedParts } from './feed-parts.ts';

const run = (part: string, input: object) => feedParts[part]!.run(input);
const invalid = expect.objectContaining({ code: 'invalid' });

describe('try parse-feed', () => {
  const text = `<rss version="2.0"><channel><title>Slow</title><link>https://slow.example/</link><ttl>9</ttl><item><guid>1</guid>
    <title>Tea</title><pubDate>Thu, 01 Oct 2026 07:00:00 GMT</pubDate><enclosure url="/1.mp3" type="audio/mpeg"/></item></channel></rss>`;
  const url = 'https://slow.example/feed';

  it('reads text and bytes', () => {
    const file = 'https://slow.example/1.mp3';
    const items = [{ id: '1', title: 'Tea', link: file, publishedAt: '2026-10-01T07:00:00.000Z', enclosureUrl: file }];
    const read = { title: 'Slow', link: 'https://slow.example/', items };
    const base64 = Buffer.from(text, 'utf16le').toString('base64');
    expect(run('parse-feed', { text, url })).toEqual(read);
    expect(run('parse-feed', { base64, url, contentType: 'application/rss+xml' })).toEqual(read);
  });

  it('makes do without an address', () => {
    expect(run('parse-feed', { text })).toMatchObject({ items: [{ id: '1', link: '' }] });
  });

  it('refuses both, neither, and what is no feed', () => {
    for (const input of [{ url }, { url, text, base64: '' }, { url, text: 1 }, { url, base64: '%' }]) {
      expect(() => run('parse-feed', input)).toThrow(invalid);
    }
    expect(() => run('parse-feed', { url, text: '<html></html>' })).toThrow(expect.objectContaining({ code: 'feedUnreadable' }));
  });
});

describe('try channel-feed', () => {
  it('names the feeds of an address, and of its page', () => {
    const html = '<link rel="alternate" type="application/rss+xml" href="a.xml">';
    expect(run('channel-feed', { url: 'https://vimeo.com/bread', html: null })).toEqual({
      candidates: ['https://vimeo.com/bread/videos/rss'],
    });
    expect(run('channel-feed', { url: 'https://blog.example/', html })).toEqual({ candidates: ['https://blog.example/a.xml'] });
    expect(() => run('channel-feed', { url: 'no address' })).toThrow(invalid);
  });
});

describe('try opml', () => {
  it('reads lists of feeds', () => {
    const text =
      '<opml version="2.0"><body><outline text="A"><outline text="B" xmlUrl="https://b.example/" htmlUrl="https://b.example/"/></outline></body></opml>';
    expect(run('opml', { text })).toEqual({ feeds: [{ title: 'B', url: 'https://b.example/' }] });
    expect(() => run('opml', { text: '<html>' })).toThrow(invalid);
  });
});
