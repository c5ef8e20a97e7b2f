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

  it('takes images for their descriptions, and links that must not be followed for their text', () => {
    expect(read('![a *b*](x.png) ![c][d] ![](e.png)[f](./g.md) [h](javascript:i)\n\n[d]: x.png')).toEqual([
      { paragraph: [{ text: 'a b c f h' }] },
    ]);
  });

  it('reads the state of tasks', () => {
    const item = (text: string, rest = {}) => ({ item: [], ...rest, children: [{ paragraph: [{ text }] }] });
    expect(read('- [x] a\n- [ ] b\n- [X] c\n- [y] d\n- [ ]\n- `[x] e`')).toEqual([
      {
        list: [],
        children: [
          item('a', { isDone: true }),
          item('b', { isDone: false }),
          item('c', { isDone: true }),
          item('[y] d'),
          item('[ ]'),
          { item: [], children: [{ paragraph: [{ text: '[x] e', code: true }] }] },
        ],
      },
    ]);
  });

  it('reads tables', () => {
    const cells = (...texts: string[]) => ({ row: [], children: texts.map((text) => ({ paragraph: text ? [{ text }] : [] })) });
    expect(read('before\n| a | b |\n|:--|--:|\n| 1 | |\nc | d')).toEqual([
      { paragraph: [{ text: 'before' }, { text: ' ' }] },
      { table: [], children: [cells('a', 'b'), cells('1', ''), cells('c', 'd')] },
    ]);
    expect(read('a | b\n--- | --- | ---')).toEqual([{ paragraph: [{ text: 'a | b --- | --- | ---' }] }]);
    expect(read('a\n-')).toEqual([{ heading: [{ text: 'a' }], level: 2 }]);
  });

  it('reads escaped pipes as text, in cells of tables and elsewhere', () => {
    const cell = (...inlines: object[]) => ({ paragraph: inlines });
    expect(read('x \\| y\n| a \\| b | `c \\| d` |\n|---|---|\n| [e](https://a.example/\\|) | f |')).toEqual([
      { paragraph: [{ text: 'x | y' }, { text: ' ' }] },
      {
        table: [],
        children: [
          { row: [], children: [cell({ text: 'a | b' }), cell({ text: 'c | d', code: true })] },
          { row: [], children: [cell({ text: 'e', href: 'https://a.example/|' }), cell({ text: 'f' })] },
        ],
      },
    ]);
    expect(read('a \\| b `\\|`\n\n    \\|')).toEqual([
      { paragraph: [{ text: 'a | b ' }, { text: '\\|', code: true }] },
      { code: [{ text: '\\|' }], language: '' },
    ]);
  });

  it('keeps footnotes, also those of one word', () => {
    expect(read('Bees[^1] sleep[^two].\n\n[^1]: https://bees.example/sleep\n[^two]: Ibid.\n\n[^3]: At length.')).toEqual([
      { paragraph: [{ text: 'Bees[^1] sleep[^two].' }] },
      { paragraph: [{ text: '[^1]: ' }, { text: 'https://bees.example/sleep', href: 'https://bees.example/sleep' }] },
      { paragraph: [{ text: '[^two]: Ibid.' }] },
      { paragraph: [{ text: '[^3]: At length.' }] },
    ]);
  });

  it('strikes text between tildes, and links bare addresses', () => {
    expect(read('a ~~b **c**~~ `~~` ~~d')).toEqual([
      {
        paragraph: [
          { text: 'a ' },
          { text: 'b ', struck: true },
          { text: 'c', bold: true, struck: true },
          { text: ' ' },
          { text: '~~', code: true },
          { text: ' ' },
          { text: '~~d' },
        ],
      },
    ]);
    const href = 'https://a.example/b?c=1';
    expect(read(`see ${href}. \`${href}\``)).toEqual([
      { paragraph: [{ text: 'see ' }, { text: href, href }, { text: '. ' }, { text: href, code: true }] },
    ]);
  });
});
