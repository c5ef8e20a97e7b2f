import type { AppendBlockChildrenParameters } from '@notionhq/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchBlocks } from './fit-blocks.ts';
import { limits } from './limits.ts';
import { type NoteBlock, requestBlock } from './note-block.ts';
import { noteBlocks } from './note-blocks.ts';

/** `type: text {children}`. */
const short = ({ type, richText, children }: NoteBlock): string =>
  `${type}: ${richText.map(({ text }) => text.content).join('|')}${children.length > 0 ? ` {${children.map(short).join('; ')}}` : ''}`;
const read = (markdown: string) => noteBlocks(markdown).map(short);
const textOf = (blocks: NoteBlock[]): string =>
  blocks.map(({ richText, children }) => richText.map(({ text }) => text.content).join('') + textOf(children)).join('');
const countAll = (blocks: NoteBlock[]): number => blocks.reduce((sum, { children }) => sum + 1 + countAll(children), 0);
const depthOf = (blocks: NoteBlock[]): number => Math.max(-1, ...blocks.map(({ children }) => depthOf(children))) + 1;

describe('noteBlocks', () => {
  it('converts Markdown to blocks', () => {
    const markdown =
      '# A\n\n#### B\n\ntext\n\n- one\n  - two\n\n    more\n- three\n\n2. four\n\n> quoted\n>\n> again\n\n---\n\n```py\nx = 1\n```';
    expect(read(markdown)).toEqual([
      'heading_1: A',
      'heading_3: B',
      'paragraph: text',
      'bulleted_list_item: one {bulleted_list_item: two {paragraph: more}}',
      'bulleted_list_item: three',
      'numbered_list_item: four',
      'quote: quoted {paragraph: again}',
      'divider: ',
      'code: x = 1',
    ]);
  });

  it('preserves styles and links, in the types of the client', () => {
    const children: AppendBlockChildrenParameters['children'] = [
      {
        type: 'paragraph',
        paragraph: {
          rich_text: [
            { type: 'text', text: { content: 'a ' } },
            {
              type: 'text',
              text: { content: 'b', link: { url: 'https://example.com/' } },
              annotations: { bold: true, italic: true },
            },
            { type: 'text', text: { content: 'c' }, annotations: { code: true } },
          ],
        },
      },
      { type: 'code', code: { rich_text: [{ type: 'text', text: { content: 'x' } }], language: 'typescript' } },
    ];
    expect(noteBlocks('a ***[b](https://example.com/)***`c`\n\n```tsx\nx\n```').map(requestBlock)).toEqual(children);
  });

  it.each(['#t=5', `https://example.com/${'a'.repeat(2000)}`, 'https://', 'mailto:'])(
    'preserves the text of a link to %.30s',
    (href) => {
      const [block] = noteBlocks(`[word](<${href}>)`);
      expect(block!.richText.map(({ text }) => [text.content, text.link])).toEqual([
        ['word', href === 'mailto:' ? { url: href } : undefined],
      ]);
    },
  );

  it('makes tasks of a task list, and paragraphs of the rows of a table', () => {
    const task = (text: string, checked: boolean) => ({
      type: 'to_do',
      to_do: { rich_text: [{ type: 'text', text: { content: text } }], checked },
    });
    const children: AppendBlockChildrenParameters['children'] = noteBlocks('- [x] a\n- [ ] b').map(requestBlock) as never;
    expect(children).toEqual([task('a', true), task('b', false)]);
    expect(read('|a|b|\n|-|-|\n|1|2|')).toEqual(['paragraph: a| | |b', 'paragraph: 1| | |2']);
  });

  it('splits long texts between characters', () => {
    const text = `${'a'.repeat(1999)}🍞${'b'.repeat(3000)}`;
    const [block, ...others] = noteBlocks(text);
    expect(others).toEqual([]);
    expect(block!.richText.map(({ text }) => text.content.length)).toEqual([1999, 2000, 1002]);
    expect(textOf([block!])).toBe(text);
  });

  it('continues in a further block when one is full', () => {
    const words = Array.from({ length: 250 }, (_, i) => `a${i} \`b${i}\` `).join('');
    expect(noteBlocks(`# ${words}`).map(({ type, richText }) => [type, richText.length])).toEqual([
      ['heading_1', 100],
      ['paragraph', 100],
      ['paragraph', 100],
      ['paragraph', 100],
      ['paragraph', 100],
    ]);
    const [item, ...rest] = noteBlocks(`- ${'a'.repeat(60_000)}\n- b`);
    expect([item!.type, item!.children.length, textOf([item!]).length, rest.length]).toEqual([
      'bulleted_list_item',
      1,
      60_000,
      1,
    ]);
  });

  it('lifts blocks that are nested too deeply or exceed their parent’s limit', () => {
    expect(read('- a\n  - b\n    - c\n      - d\n        - e')).toEqual([
      'bulleted_list_item: a {bulleted_list_item: b {bulleted_list_item: c; bulleted_list_item: d; bulleted_list_item: e}}',
    ]);
    const many = noteBlocks(`- a\n${'  - b\n'.repeat(101)}`);
    expect([many.length, depthOf(many)]).toEqual([102, 1]);
    const heavy = noteBlocks(`- a\n${`  - ${'面'.repeat(10_000)}\n`.repeat(20)}`);
    expect([heavy.length, textOf(heavy).length]).toEqual([21, 200_001]);
  });

  it('returns nothing for empty text', () => expect(noteBlocks(' \n')).toEqual([]));
});

describe('batchBlocks', () => {
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

  /** By name, so that a counterexample is readable. */
  const parts = {
    items: '- a\n'.repeat(70),
    nested: '- a\n  - b\n    - c\n'.repeat(50),
    children: `- a\n${'  - b\n'.repeat(95)}`,
    grandchildren: `- a\n${`  - b\n${'    - c\n'.repeat(60)}`.repeat(20)}`,
    paragraphs: 'text\n\n'.repeat(60),
    long: `${'面 '.repeat(60_000)}\n\n`,
    controls: `- ${'\u0001'.repeat(45_000)}\n`,
    links: '[a](https://example.com/) b '.repeat(200),
    code: `\`\`\`\n${'code\n'.repeat(9000)}\`\`\`\n`,
    heading: '\n# h\n\n---\n',
  };

  it('stays within every limit, and loses no block', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...(Object.keys(parts) as (keyof typeof parts)[])), { maxLength: 8 }), (names) => {
        const blocks = noteBlocks(names.map((name) => parts[name]).join(''));
        const batches = batchBlocks(blocks);
        expect(batches.flat()).toEqual(blocks);
        for (const batch of batches) {
          expect(batch.length).toBeLessThanOrEqual(limits.children);
          expect(countAll(batch)).toBeLessThanOrEqual(limits.blocks);
          expect(depthOf(batch)).toBeLessThanOrEqual(limits.depth + 1);
          expect(bytes(batch.map(requestBlock))).toBeLessThan(limits.bytes - 10_000);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('fills each request', () => {
    expect(batchBlocks(noteBlocks('a\n\n'.repeat(250))).map(({ length }) => length)).toEqual([100, 100, 50]);
  });
});
