import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownHtml } from './markdown-html.ts';

describe('markdownHtml', () => {
  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>\n'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>\n'],
    ['[a](JaVaScRiPt:alert(1))', '<p>[a](JaVaScRiPt:alert(1))</p>\n'],
    ['[a][b]\n\n[b]: javascript:alert(1)', '<p>[a][b]</p>\n'],
    ['[*a* b](options.html)', '<p>[<em>a</em> b](options.html)</p>\n'],
    ['[a](&#106;avascript:alert(1))', '<p>[a](&amp;#106;avascript:alert(1))</p>\n'],
    ['[a](data:text/html,x)', '<p>[a](data:text/html,x)</p>\n'],
    ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>\n'],
    ['![a](https://example.com/a.png)', '<p>!<a href="https://example.com/a.png">a</a></p>\n'],
    ['[a](https://example.com/" onclick="x)', '<p>[a](https://example.com/&quot; onclick=&quot;x)</p>\n'],
  ])('renders %j harmlessly', (markdown, html) => expect(markdownHtml(markdown)).toBe(html));

  it('links web addresses, mailboxes and anchors of the page', () => {
    expect(markdownHtml('<a@example.org>')).toBe('<p><a href="mailto:a@example.org">a@example.org</a></p>\n');
    expect(markdownHtml('[a](mailto:a@example.org "A")')).toBe('<p><a href="mailto:a@example.org" title="A">a</a></p>\n');
    expect(markdownHtml('[1:05](#t=65)')).toBe('<p><a href="#t=65">1:05</a></p>\n');
    expect(markdownHtml('text\n\n[a][B]\n\n[b]: https://example.org/')).toBe(
      '<p>text</p>\n<p><a href="https://example.org/">a</a></p>\n',
    );
  });

  it('renders lists and code', () => {
    expect(markdownHtml('3. a\n4. b\n   - c\n\n```js x\n1 < 2\n```')).toBe(
      '<ol start="3"><li>a</li>\n<li>b\n<ul><li>c</li></ul></li></ol>\n' +
        '<pre><code class="language-js">1 &lt; 2\n</code></pre>\n',
    );
    expect(markdownHtml('- a\n\n- b')).toBe('<ul><li><p>a</p></li>\n<li><p>b</p></li></ul>\n');
  });

  it('reads hostile input of any shape', () => {
    for (const part of ['a\n=\n', '> ', '[a](', 'a**b', '- ', '`a``b', '![', '[x][y]', '<!--', '\t- a\n', '* '])
      expect(markdownHtml(part.repeat(2000 / part.length))).toMatch(/^<|^$/);
    expect(() => markdownHtml('a'.repeat(2_000_001))).toThrow(expect.objectContaining({ code: 'tooLarge' }));
  });

  it('contains no tag of the input', () => {
    const allowed =
      /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|code|hr|br|em|strong|a)(?: (?:href|title|start|class)="[^"<>]*")*>$/;
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<', '>', '"', '[a](', ')', '*', '`', '\n', '- ', '# ', '> ', ' ', 'x', '&', '\\', '!')),
        (parts) => {
          for (const tag of markdownHtml(parts.join('')).match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(allowed);
        },
      ),
    );
  });
});
