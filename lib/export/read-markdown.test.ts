import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, markdownBlocks, markdownHtml } from './read-markdown.ts';

const outline = ({ kind, inlines, children, ...rest }: Block): unknown => ({
  [kind]: inlines,
  ...rest,
  ...(children.length > 0 && { children: children.map(outline) }),
});
const read = (markdown: string) => markdownBlocks(markdown).map(outline);

describe('markdownBlocks', () => {
  it('keeps structure and looks', () => {
    const markdown =
      '## A *b* **c *d***\n\n3. one\n   - `in`\n4. [two](https://example.com/a?b=1&c=2)\n\n> quoted  \n> line\n\n---\n';
    expect(read(markdown)).toEqual([
      {
        heading: [
          { text: 'A ' },
          { text: 'b', italic: true },
          { text: ' ' },
          { text: 'c ', bold: true },
          { text: 'd', bold: true, italic: true },
        ],
        level: 2,
      },
      {
        list: [],
        start: 3,
        children: [
          {
            item: [],
            children: [
              { paragraph: [{ text: 'one' }] },
              { list: [], children: [{ item: [], children: [{ paragraph: [{ text: 'in', code: true }] }] }] },
            ],
          },
          { item: [], children: [{ paragraph: [{ text: 'two', href: 'https://example.com/a?b=1&c=2' }] }] },
        ],
      },
      { quote: [], children: [{ paragraph: [{ text: 'quoted\nline' }] }] },
      { rule: [] },
    ]);
  });

  it('reads code as it stands', () => {
    expect(read('```ts x\nconst a = `*b*`;\n\n```\n')).toEqual([{ code: [{ text: 'const a = `*b*`;\n' }], language: 'ts' }]);
  });

  it('joins the lines of a paragraph, and takes back escapes', () => {
    expect(read('one\ntwo \\* \\[3\\] &amp; 4')).toEqual([{ paragraph: [{ text: 'one two * [3] & 4' }] }]);
  });
});

describe('markdownHtml', () => {
  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>\n'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>\n'],
    ['[a](JaVaScRiPt:alert(1))', '<p>[a](JaVaScRiPt:alert(1))</p>\n'],
    ['[a](&#106;avascript:alert(1))', '<p>[a](javascript:alert(1))</p>\n'],
    ['[a](data:text/html,x)', '<p>[a](data:text/html,x)</p>\n'],
    ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>\n'],
    ['![a](https://example.com/a.png)', '<p>!<a href="https://example.com/a.png">a</a></p>\n'],
    ['[a](https://example.com/" onclick="x)', '<p>[a](https://example.com/&quot; onclick=&quot;x)</p>\n'],
  ])('makes no trap of %j', (markdown, html) => expect(markdownHtml(markdown)).toBe(html));

  it('reads hostile input of any shape', () => {
    for (const part of ['a\n=\n', '> ', '[a](', 'a**b', '- ', '`a``b', '![', '[x][y]', '<!--', '\t- a\n', '* '])
      expect(markdownHtml(part.repeat(20_000 / part.length))).toMatch(/^<|^$/);
    expect(() => markdownHtml('a'.repeat(2_000_001))).toThrow(expect.objectContaining({ code: 'tooLarge' }));
  });

  it('has no tag that the text brought along', () => {
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
