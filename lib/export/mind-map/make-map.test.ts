import { describe, expect, it } from 'vitest';
import type { MindMap } from '../../ports/mind-map-store.ts';
import type { SummaryContent } from '../../records/summary.ts';
import { markdownMap } from './markdown-map.ts';
import { summaryMap } from './summary-map.ts';

/** `title@time{children}`. */
const text = ({ title, startTime, children }: MindMap): string =>
  `${title}${startTime === undefined ? '' : `@${startTime}`}${children.length > 0 ? `{${children.map(text).join('|')}}` : ''}`;

describe('markdownMap', () => {
  it.each([
    ['# A\n\n## B\n\n- c\n  - d\n- e\n\n## F', 'A{B{c{d}|e}|F}'],
    ['- a\n- b', 'title{a|b}'],
    ['## A\n\n# B', 'title{A|B}'],
    ['# A\n\n### B\n\n## C', 'A{B|C}'],
    ['Some *words*\nmore', 'title{Some words more}'],
    ['- a\n\n  more on a\n\n  > quoted\n\n- b', 'title{a{more on a|quoted}|b}'],
    ['- - a\n  - b', 'title{a|b}'],
    ['```\ncode\nmore\n```', 'title{code more}'],
    [
      '# [01:02](https://example.com/?t=62) A\n\n- [1:01:02] b\n- [x] c\n- 10:30 in the morning',
      'A@62{b@3662|c|10:30 in the morning}',
    ],
    ['[other](https://example.com) link', 'title{other link}'],
    ['<b>&lt;</b> \\* ', 'title{< *}'],
    ['', 'title'],
    ['#\n\n---', 'title{}'],
  ])('reads %j', (markdown, expected) => expect(text(markdownMap(markdown, 'title'))).toBe(expected));

  it('preserves all text of nesting beyond the limit, which it flattens', () => {
    const markdown = Array.from({ length: 45 }, (_, i) => `${'  '.repeat(i)}- w${i}`).join('\n');
    expect(text(markdownMap(markdown)).match(/w\d+/g)).toHaveLength(45);
    expect(text(markdownMap('> '.repeat(5000)))).toMatch(/^[> ]+$/);
  });
});

describe('summaryMap', () => {
  const cues = [0, 5, 9].map((startTime, index) => ({ index, startTime, endTime: startTime + 1, text: 'x' }));
  const lines = [{ text: 'All', cites: [2] }];
  const chapter = { start: 4, end: 9, title: 'One', from: 1, to: 2, lines: [{ text: 'first', cites: [1, 2] }] };

  it('branches by chapters', () => {
    const digest: SummaryContent = {
      language: 'en',
      lines,
      chapters: [chapter, { ...chapter, start: 9, title: '', lines: [{ text: 'last', cites: [7] }] }],
    };
    expect(text(summaryMap('Talk', digest, cues))).toBe('Talk{One@4{first@5}|00:09@9{last}}');
  });

  it('contains the lines of a summary without chapters', () => {
    expect(text(summaryMap('Talk', { language: 'en', lines, chapters: [chapter] }, cues))).toBe('Talk{All@9}');
  });
});
