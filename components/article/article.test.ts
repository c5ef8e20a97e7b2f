import { describe, expect, it } from 'vitest';
import { groupIntoParagraphs } from '../../lib/records/group-into-paragraphs.ts';
import { articleText } from './article-text.ts';

const lines = (count: number, letters = 10) =>
  Array.from({ length: count }, (_, at) => ({ text: `${at}`.padEnd(letters, 'x'), cites: [at] }));
const sizes = (count: number, letters?: number) => groupIntoParagraphs(lines(count, letters)).map(({ length }) => length);

describe('paragraphs of articleText', () => {
  it('ends a paragraph at five sentences, or when it is long', () => {
    expect(sizes(12)).toEqual([5, 5, 2]);
    expect(sizes(6, 250)).toEqual([3, 3]);
    expect(sizes(0)).toEqual([]);
  });

  it('leaves no sentence alone at the end', () => {
    expect(sizes(11)).toEqual([5, 6]);
    expect(sizes(1)).toEqual([1]);
  });

  it('keeps every sentence, in its order', () => {
    expect(groupIntoParagraphs(lines(23)).flat()).toEqual(lines(23));
  });
});

describe('articleText', () => {
  const chapter = { start: 0, end: 9, title: 'Bells *first*', from: 0, to: 2, lines: [] };
  const text = (isProse: boolean, ...texts: string[]) =>
    articleText({
      title: 'A_talk',
      url: 'https://example.org/a_b',
      chapters: [{ ...chapter, lines: texts.map((text) => ({ text, cites: [0] })) }],
      isProse,
    });

  it('is prose under its headings, in which no speaker label takes effect as Markdown', () => {
    expect(text(true, 'One <b>.', '1. Two `x`.')).toBe(
      '# A\\_talk\n\n<https://example.org/a_b>\n\n## Bells \\*first\\*\n\nOne \\<b\\>. 1\\. Two \\`x\\`.',
    );
  });

  it('quotes excerpts one by one', () => {
    expect(text(false, 'One.', '- Two.')).toMatch(/\n\n> One\.\n\n> \\- Two\.$/);
  });
});
