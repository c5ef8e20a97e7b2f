import { describe, expect, it } from 'vitest';
import { walkFeed } from './walk-feed.ts';

/** Every element's path, and the text of those whose names are asked for. */
function walk(xml: string, asked: string[] = []) {
  const paths: string[] = [];
  const texts: Record<string, string> = {};
  const { isWhole } = walkFeed(xml, {
    open(path) {
      paths.push(path.join('/'));
      return asked.includes(path.at(-1)!);
    },
    text(path, text) {
      texts[path.at(-1)!] = text;
    },
  });
  return { isWhole, paths, texts };
}

describe('walkFeed', () => {
  it('calls elements by what their prefixes stand for, in any case', () => {
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

  it('follows the namespace that names without a prefix have, as deep as it holds', () => {
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

  it('gives the text that is asked for whole, without what is not said, and looks at nothing in it', () => {
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
  ])('tells whether %j is whole', (xml, isWhole) => expect(walk(xml).isWhole).toBe(isWhole));

  it.each([
    '<a>'.repeat(101),
    '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><rss/>',
    "<!DOCTYPE x [<!ENTITY c '&a;'>]><rss/>",
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss/>',
  ])('refuses %j', (xml) => expect(() => walk(xml)).toThrow(expect.objectContaining({ code: 'siteFailed' })));

  it('takes declarations that do no harm', () => {
    expect(walk('<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "rss-0.91.dtd"><rss></rss>').isWhole).toBe(true);
    expect(walk('<!DOCTYPE x [<!ENTITY nbsp "&#160;"><!ENTITY % p SYSTEM "p.ent">]><rss></rss>').isWhole).toBe(true);
    expect(walk('<a>'.repeat(100) + '</a>'.repeat(100)).isWhole).toBe(true);
  });
});
