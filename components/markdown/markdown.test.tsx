import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const seek = { plays: true, to: () => undefined };

/** The markup once the parser is loaded, without the comments by which React marks its boundaries. */
async function rendered(text: string): Promise<string> {
  const { prelude } = await prerender(<Markdown text={text} seek={seek} />);
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, '');
}

describe('Markdown', () => {
  it('renders times as buttons, and links only web addresses', async () => {
    expect(await rendered('[1:05](#t=65)')).toContain('data-seek="65"');
    expect(await rendered('[the point](#t=65)')).toMatch(/the point <button[^>]*data-seek="65"/);
    expect(await rendered('[web](https://example.org/)')).toContain(
      '<a href="https://example.org/" target="_blank" rel="noreferrer">web</a>',
    );
    expect(await rendered('<a@example.org>')).toContain('<a href="mailto:a@example.org"');
    expect(await rendered('[a][b]\n\n[b]: https://example.org/')).toContain('<a href="https://example.org/"');
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'chrome://settings',
      'options.html',
      '//x.org/a',
      '#other',
    ]) {
      expect(await rendered(`[text](${address})`), address).not.toMatch(/<a|href/);
      expect(await rendered(`[text](${address})`), address).toContain('text');
    }
    expect(await rendered('[*text*](options.html)')).toContain('[<em>text</em>](options.html)');
  });

  it('renders no image and no HTML', async () => {
    const html = await rendered('![a](https://example.org/a.png) <img src=x onerror=y> <b>bold</b> <script>z</script>');
    expect(html).not.toMatch(/<(img|b|script)\b/);
    expect(html).toContain('<a href="https://example.org/a.png"');
  });

  it('renders all of CommonMark', async () => {
    const blocks = async (text: string) => /<div[^>]*>([\s\S]*)<\/div>/.exec(await rendered(text))![1]!.replace(/>\n+</g, '><');
    expect(await blocks('# A *b*\n\ntwo  \nlines `c`\nhere')).toBe(
      '<h1>A <em>b</em></h1><p>two<br/>\nlines <code>c</code>\nhere</p>',
    );
    expect(await blocks('3. one\n4. two\n   - deeper\n\n> **said**')).toBe(
      '<ol start="3"><li>one</li><li>two\n<ul><li>deeper</li></ul></li></ol><blockquote><p><strong>said</strong></p></blockquote>',
    );
    expect(await blocks('```js\n1 < 2\n```\n\n---\n\nx &amp; y\\*')).toBe(
      '<pre><code class="language-js">1 &lt; 2\n</code></pre><hr/><p>x &amp; y*</p>',
    );
  });

  it('accepts unbounded markup', async () => {
    expect(await rendered('['.repeat(2000))).toContain('[[[');
    expect(await rendered(`${'> '.repeat(50)}deep`)).toMatch(/(<blockquote>\s*){50}<p>deep/);
    expect(await rendered(`${'> '.repeat(300)}deep`)).toMatch(/<pre>(&gt; ){300}deep<\/pre>/);
    expect(await rendered(`${'*a_ '.repeat(1500)}${'[a]('.repeat(1500)}`)).toContain('a_');
    // At most twice what is shown: React writes a long block beside its fallback.
    expect((await rendered('word '.repeat(100_000))).length).toBeLessThan(110_000);
  });
});
