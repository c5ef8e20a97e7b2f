import { describe, expect, it } from 'vitest';
import { type Block, markdownBlocks } from './markdown-blocks.ts';

const outline = ({ kind, inlines, children, ...rest }: Block): unknown => ({
  [kind]: inlines,
  ...rest,
  ...(children.length > 0 && { children: children.map(outline) }),
});
const read = (markdown: string) => markdownBlocks(markdown).map(outline);

describe('markdownBlocks', () => {
  it('preserves structure and styles', () => {
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

  it('reads code literally', () => {
    expect(read('```ts x\nconst a = `*b*`;\n\n```\n')).toEqual([{ code: [{ text: 'const a = `*b*`;\n' }], language: 'ts' }]);
  });

  it('joins the lines of a paragraph, and resolves escapes', () => {
    expect(read('one\ntwo \\* \\[3\\] &amp; 4')).toEqual([{ paragraph: [{ text: 'one two * [3] & 4' }] }]);
  });
});
