import { describe, expect, it } from 'vitest';
import { walkFeed } from './walk-feed.ts';

/** Every element's path, and the text of the requested names. */
function walk(xml: string, openedPaths: string[] = []) {
  const paths: string[] = [];
  const texts: Record<string, string> = {};
  const { isWhole } = walkFeed(xml, {
    open(path) {
      paths.push(path.join('/'));
      return openedPaths.includes(path.at(-1)!);
    },
    text(path, text) {
      texts[path.at(-1)!] = text;
    },
  });
  return { isWhole, paths, texts };
}

describe('walkFeed', () => {
  it('resolves the namespace prefixes of elements, in any case', () => {
    const xml = `<RSS xmlns:a="HTTPS://www.w3.org/2005/Atom" xmlns:x="http://www.itunes.com/dtds/podcast-1.0.DTD" xmlns:own="https://own.example/">
      <Channel><a:link/><x:Image/><media:thumbnail/><own:thing/><pubDate/></Channel></RSS>`;
    expect(walk(xml).paths).toEqual(
      [
        '',
        '/channel',
        '/channel/atom:link',
        '/channel/itunes:image',
        '/channel/media:thumbnail',
        '/channel/own:thing',
        '/channel/pubdate',
      ].map((path) => `rss${path}`),
    );
  });

  it('applies the default namespace, as deep as it is in scope', () => {
    const xml = '<feed xmlns="http://www.w3.org/2005/Atom"><title/><x xmlns="http://www.w3.org/1999/xhtml"><p/></x><id/></feed>';
    expect(walk(xml).paths).toEqual([
      'atom:feed',
      'atom:feed/atom:title',
      'atom:feed/xhtml:x',
      'atom:feed/xhtml:x/xhtml:p',
      'atom:feed/atom:id',
    ]);
    expect(walk('<feed><title/></feed>').paths).toEqual(['atom:feed', 'atom:feed/atom:title']);
    expect(walk('<rss xmlns="http://unknown.example/"><channel/></rss>').paths).toEqual(['rss', 'rss/channel']);
  });

  it('returns the requested text whole, without comments, and parses nothing within it', () => {
    const xml = '<rss><title> A &amp; <b>b <i>c</i></b><script>d</script>&copy;<![CDATA[<e>&amp;]]> </title><link>x</link></rss>';
    expect(walk(xml, ['title', 'i'])).toMatchObject({
      texts: { title: 'A & b c&copy;<e>&amp;' },
      paths: ['rss', 'rss/title', 'rss/link'],
    });
  });

  it.each([
    ['<rss><channel/></rss>', true],
    ['<rss><channel/></rss>\n<!-- made by hand -->', true],
    ['<rss><channel></rss>', true],
    ['<rss></rss>', true],
    ['<rss/>', false],
    ['<br/><rss><channel/>', false],
    ['<rss><channel/></rs', false],
    ['', false],
  ])('detects whether %j is complete', (xml, isWhole) => expect(walk(xml).isWhole).toBe(isWhole));

  it.each([
    '<a>'.repeat(101),
    '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><rss/>',
    "<!DOCTYPE x [<!ENTITY c '&a;'>]><rss/>",
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss/>',
  ])('rejects %j', (xml) => expect(() => walk(xml)).toThrow(expect.objectContaining({ code: 'siteFailed' })));

  it('accepts harmless declarations', () => {
    expect(walk('<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "rss-0.91.dtd"><rss></rss>').isWhole).toBe(true);
    expect(walk('<!DOCTYPE x [<!ENTITY nbsp "&#160;"><!ENTITY % p SYSTEM "p.ent">]><rss></rss>').isWhole).toBe(true);
    expect(walk('<a>'.repeat(100) + '</a>'.repeat(100)).isWhole).toBe(true);
  });
});
