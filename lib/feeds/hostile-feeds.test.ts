import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxFeedBytes } from './feed.ts';
import { parseFeed } from './parse-feed.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const url = 'https://feeds.kitchen.example/show.xml';
const parse = (content: string) => parseFeed({ url, content }, now);
const rss = (items: string, more = '') => `<rss version="2.0"><channel><title>T</title>${more}${items}</channel></rss>`;
const noFeed = (message: string) =>
  expect.objectContaining({ code: 'feedUnreadable', message: expect.stringContaining(message) });

describe('parseFeed of invalid and hostile input', () => {
  it.each([
    ['', 'the root element'],
    ['nonsense', 'the root element'],
    ['<!doctype html><html><head><title>x</title></head></html>', 'a web page'],
    ['<html><body>Not found</body></html>', 'a web page'],
    ['<opml version="2.0"><body/></opml>', 'the root element'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><title>x</title></svg>', 'the root element'],
    ['{"version":"1","items":[]}', 'no version of JSON Feed'],
    ['{"version":"https://jsonfeed.org/version/1"', 'JSON is invalid'],
    [rss('').slice(0, -3), 'too early'],
    [rss('<item><title>x</title></item>').replace('</channel></rss>', ''), 'too early'],
    [`<rss>${'<a>'.repeat(200)}`, 'nested deeper than'],
    [
      '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><rss><channel><title>&lol2;</title></channel></rss>',
      'entities',
    ],
    ['<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><rss><channel><title>&f;</title></channel></rss>', 'entities'],
  ])('rejects %j', (content, why) => expect(() => parse(content)).toThrow(noFeed(why)));

  it('rejects input beyond the limit, as text and as bytes', () => {
    const tooLarge = expect.objectContaining({ code: 'tooLarge' });
    expect(() => parse(' '.repeat(maxFeedBytes + 1))).toThrow(tooLarge);
    expect(() => parseFeed({ url, content: new Uint8Array(maxFeedBytes + 1) }, now)).toThrow(tooLarge);
  });

  it('accepts the document types of old feeds, and expands no declared entities', () => {
    const declared =
      '<!DOCTYPE rss [<!ENTITY % HTMLlat1 PUBLIC "-//W3C//ENTITIES Latin 1 for XHTML//EN" "x.ent"><!ENTITY nbsp "&#160;">]>';
    expect(parse(`${declared}${rss('', '<link>https://a.example</link>').replace('>T<', '>a&nbsp;b &mine; c<')}`)).toMatchObject({
      title: 'a b &mine; c',
      link: 'https://a.example',
    });
  });

  const pieces = fc.constantFrom(
    '<item>',
    '</item>',
    '<entry>',
    '<title>',
    '</title>',
    '<link href="x" rel="enclosure"/>',
    '<guid>',
    'g',
    '<![CDATA[',
    ']]>',
    '&amp;',
    '&#x0;',
    '<',
    '>',
    '<pubDate>2026-01-01</pubDate>',
    '<media:content url="//x" type="video/mp4"/>',
    '</channel>',
    '</rss>',
    '<!--',
    '-->',
    '<?x',
    '<script>',
    '\u0000',
    '💬',
  );
  it('returns a feed or throws a Failure for any markup, and every item can be stored', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const { items } = tryParse(rss(parts.join('')));
        for (const { id, title, link, enclosureUrl = link } of items) {
          expect(id).not.toBe('');
          expect(title).not.toMatch(/<script/);
          for (const address of [link, enclosureUrl]) expect(address).toMatch(/^$|^https?:\/\//);
        }
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }),
    );
  });

  it('returns a feed or throws a Failure for any JSON', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => void tryParse(JSON.stringify({ version: 'https://jsonfeed.org/version/1', items: value })),
      ),
    );
  });

  function tryParse(content: string) {
    try {
      return parse(content);
    } catch (error) {
      expect(error).toMatchObject({ name: 'Failure', code: 'feedUnreadable' });
      return { items: [] };
    }
  }
});
