import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileMarkdown } from './fixtures/hostile-markdown.ts';
import { countMarkup, findDelimiterRuns, maxBlockCost, maxDelimiterRuns, maxMarkup, splitMarkdown } from './split-markdown.ts';

const texts = (markdown: string) => splitMarkdown(markdown).map(({ text }) => text.trimEnd());

describe('splitMarkdown', () => {
  it('splits at blank lines', () => {
    expect(texts('# One\n\ntwo\nlines\r\n\r\n\n> three')).toEqual(['# One', 'two\nlines', '> three']);
    expect(splitMarkdown('\n \n')).toEqual([]);
  });

  it('preserves a list and indented text as one block', () => {
    const list = '1. one\n\n   more\n\n2. two';
    expect(texts(`${list}\n\ntext\n\n    code\n\nend`)).toEqual([list, 'text\n\n    code', 'end']);
    expect(texts('- a\n  ```\n\nb')).toEqual(['- a\n  ```\n\nb']);
  });

  it('preserves code as one block, however long', () => {
    const fence = '```js\na\n\nb\n```';
    expect(texts(`text\n${fence}\n    code\n\nend`)).toEqual(['text', fence, '    code', 'end']);
    expect(texts('~~~\n```\n\n~~\n\n~~~\n\nend')).toEqual(['~~~\n```\n\n~~\n\n~~~', 'end']);
    expect(texts('```never closed\n\n# no heading')).toEqual(['```never closed\n\n# no heading']);
    expect(splitMarkdown(`~~~ts\n${'const a = b[1] * 2;\n\n'.repeat(10_000)}~~~`)).toMatchObject([{ isLiteral: false }]);
  });

  it('splits a costly list before an item and a costly text between words, and no plain text', () => {
    const item = `- ${'word '.repeat(20).trim()}\n  more\n`;
    const items = splitMarkdown(item.repeat(1000));
    expect(items.length).toBeGreaterThan(1);
    for (const part of items) expect(part.text).toMatch(/^- word/);
    const words = splitMarkdown('*word* '.repeat(5000));
    expect(words.length).toBeGreaterThan(1);
    for (const part of words) expect(part.text).toMatch(/^\*word.*word\* $/);
    const letters = splitMarkdown('*😀'.repeat(5000));
    expect(letters.length).toBeGreaterThan(1);
    expect(letters.every(({ text }) => text.isWellFormed())).toBe(true);
    expect(splitMarkdown('word '.repeat(100_000))).toHaveLength(1);
    expect(splitMarkdown(`*a*\n${'word '.repeat(100_000)}`)).toHaveLength(1);
  });

  it('finds the marks that may be emphasis', () => {
    expect([...findDelimiterRuns('*a* **b**c __d')]).toEqual([0, 2, 4, 7, 11]);
    expect([...findDelimiterRuns('* item\n* 2 * 3\nsnake_case_name _ end')]).toEqual([]);
  });

  it('passes link definitions on to the blocks that refer to them', () => {
    const [first, second, third] = texts(
      'See [the site] and [x][y].\n\n```\n[z]: code\n```\n\nNo [link][z].\n\n[The Site]: https://example.org/\n[y]: https://example.com/',
    );
    expect(first).toBe('[The Site]: https://example.org/\n\n[y]: https://example.com/\n\nSee [the site] and [x][y].');
    expect(second).toBe('```\n[z]: code\n```');
    expect(third).toBe('No [link][z].');
  });

  it('leaves markup that is nested too deeply, or beyond the limit, as plain text', () => {
    const isLiteral = (markdown: string) => splitMarkdown(markdown).map((block) => block.isLiteral);
    expect(isLiteral(`${'> '.repeat(50)}deep`)).toEqual([false]);
    expect(isLiteral(`${'> '.repeat(51)}deep`)).toEqual([true]);
    expect(isLiteral(`${'1. '.repeat(600)}deep`)).toEqual([true]);
    expect(isLiteral(`${'> '.repeat(9000)}deep`)).toEqual([true]);
    expect(isLiteral(`text\n\n${'>- '.repeat(60)}deep\n\ntext`)).toEqual([false, true, false]);
    expect(isLiteral(`${'*a_ '.repeat(50_000)}`).slice(-1)).toEqual([true]);
  });

  it('loses no characters but blank lines', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', ' ', '\n', '\n\n', '- ', '> ', '    ', '# ', 'word '.repeat(400))), (parts) => {
        const markdown = parts.join('');
        const bare = (text: string) => text.replace(/\s+/g, '');
        expect(bare(texts(markdown).join('\n'))).toBe(bare(markdown));
      }),
    );
  });

  it.each(hostileMarkdown)('limits the blocks and their parsing cost: %j', (unit) => {
    const measure = (size: number) => {
      const blocks = splitMarkdown(unit.repeat(size / unit.length)).filter(({ isLiteral }) => !isLiteral);
      const markups = blocks.map(({ text }) => countMarkup(text));
      return {
        markup: markups.reduce((sum, count) => sum + count, 0),
        costs: blocks.map(({ text }, index) => text.length * markups[index]!),
        runs: blocks.map(({ text }) => [...findDelimiterRuns(text)].length),
      };
    };
    const sum = (costs: number[]) => costs.reduce((total, cost) => total + cost, 0);
    const [eighth, whole] = [measure(65_536), measure(524_288)];
    // Repeated definitions are added to the block's own text.
    expect(whole.costs.reduce((max, cost) => Math.max(max, cost), 0)).toBeLessThan(maxBlockCost * 1.1);
    expect(whole.runs.reduce((max, count) => Math.max(max, count), 0)).toBeLessThanOrEqual(maxDelimiterRuns);
    expect(whole.markup).toBeLessThanOrEqual(maxMarkup * 1.2);
    expect(sum(whole.costs)).toBeLessThanOrEqual(sum(eighth.costs) * 8 * 1.05 + maxBlockCost);
  });
});
