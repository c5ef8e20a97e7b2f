import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Markdown from './markdown.tsx';

const seek = { plays: true, to: () => undefined };
const rendered = (text: string) => renderToStaticMarkup(<Markdown text={text} seek={seek} />);

describe('Markdown', () => {
  it('makes buttons of times, and links of web addresses only', () => {
    expect(rendered('[1:05](#t=65)')).toContain('data-seek="65"');
    expect(rendered('[the point](#t=65)')).toMatch(/the point <button[^>]*data-seek="65"/);
    expect(rendered('[web](https://example.org/)')).toContain(
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">web</a>',
    );
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'chrome://settings',
      'options.html',
      '//x.org/a',
      '#other',
    ]) {
      expect(rendered(`[text](${address})`), address).not.toMatch(/<a|href/);
      expect(rendered(`[text](${address})`), address).toContain('text');
    }
  });

  it('shows no picture and runs no HTML', () => {
    const html = rendered('![a](https://example.org/a.png) <img src=x onerror=y> <b>bold</b> <script>z</script>');
    expect(html).not.toMatch(/<(img|b|script)\b/);
    expect(html).toContain('<a href="https://example.org/a.png"');
  });

  it('shows what CommonMark has', () => {
    const blocks = (text: string) => /<div[^>]*>([\s\S]*)<\/div>/.exec(rendered(text))![1];
    expect(blocks('# A *b*\n\ntwo  \nlines `c`\nhere')).toBe('<h1>A <em>b</em></h1><p>two<br/>lines <code>c</code>\nhere</p>');
    expect(blocks('3. one\n4. two\n   - deeper\n\n> **said**')).toBe(
      '<ol start="3"><li>one</li><li>two<ul><li>deeper</li></ul></li></ol><blockquote><p><strong>said</strong></p></blockquote>',
    );
    expect(blocks('```js\n1 < 2\n```\n\n---\n\nx &amp; y\\*')).toBe('<pre><code>1 &lt; 2\n</code></pre><hr/><p>x &amp; y*</p>');
  });

  it('survives markup without end', () => {
    expect(rendered('['.repeat(2000))).toContain('[[[');
    expect(rendered(`${'> '.repeat(50)}deep`)).toMatch(/(<blockquote>){50}<p>deep/);
    expect(rendered(`${'> '.repeat(300)}deep`)).toMatch(/<pre>(&gt; ){300}deep<\/pre>/);
    expect(rendered(`${'*a_ '.repeat(5000)}${'[a]('.repeat(5000)}`)).toContain('a_');
    expect(rendered('word '.repeat(100_000)).length).toBeLessThan(60_000);
  });
});
