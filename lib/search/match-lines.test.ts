import { describe, expect, it } from 'vitest';
import { matchLines } from './match-lines.ts';
import { parseQuery } from './parse-query.ts';

const lines = [
  'Before there were clocks,',
  'the sun told the time.',
  'Railways needed one time',
  'for all of the towns,',
  'and the town clock was set by wire.',
];
const found = (keyword: string, where: 'words' | 'anywhere' = 'words', text = lines) =>
  matchLines(text, parseQuery(keyword), where).map(({ from, to, quality }) => [from, to, quality]);

describe('matchLines', () => {
  it('prefers the phrase to the words in one line, and these to those in two', () => {
    expect(found('one time')).toEqual([[2, 3, 1]]);
    expect(found('time the')).toEqual([
      [1, 2, 0.8],
      [2, 4, 0.6],
    ]);
    expect(found('clock set')).toEqual([[4, 5, 0.8]]);
  });

  it('finds a phrase across lines', () => expect(found('clocks, the sun')).toEqual([[0, 2, 1]]));

  it('finds words by their prefixes only', () => {
    expect(found('clock')).toEqual([
      [0, 1, 1],
      [4, 5, 1],
    ]);
    expect(found('lock')).toEqual([]);
    expect(found('lock', 'anywhere')).toHaveLength(2);
  });

  it('falls back to the line that contains most of the words', () => {
    expect(found('sun wire')).toEqual([[1, 2, 0.2]]);
  });

  it('finds unspaced writing, ignoring case and accents', () => {
    expect(found('茶道', 'words', ['日本の茶道は', '茶と道'])).toEqual([[0, 1, 1]]);
    expect(found('CAFE', 'words', ['Un café'])).toEqual([[0, 1, 1]]);
  });

  it('limits the number of matches', () => expect(found('a', 'words', Array(50).fill('a b'))).toHaveLength(3));

  it('finds only the phrase of a query in quotation marks', () => {
    for (const keyword of ['"one time"', '“one time”', '„one time“', '« one time »', '「one time」'])
      expect(found(keyword)).toEqual([[2, 3, 1]]);
    expect(found('"time one"')).toEqual([]);
    expect(found('"clock"', 'words', ['Clockwork', 'a clock!'])).toEqual([[1, 2, 1]]);
  });

  it('finds parts of words together and apart', () => {
    for (const [keyword, line] of [
      ['email', 'An e-mail'],
      ['e-mail', 'An email'],
      ['spider-man', 'the spiderman'],
      ['spiderman', 'the Spider‑Man'],
      ['whats', 'What’s new'],
      ['3000', 'in 3,000 years'],
      ['3,000', 'in 3000 years'],
    ] as const)
      expect([keyword, ...found(keyword, 'words', [line, 'no'])]).toEqual([keyword, [0, 1, expect.any(Number)]]);
  });

  it('finds short words inside of others nowhere, and long ones in titles and notes', () => {
    expect(found('ai', 'anywhere', ['Spain', 'email', 'AI'])).toEqual([[2, 3, 1]]);
    expect(found('mail', 'anywhere', ['webmail'])).toEqual([[0, 1, 1]]);
  });

  it('finds text without spaces across lines', () => {
    expect(found('人工智能', 'words', ['这是人', '工智能'])).toEqual([[0, 2, 1]]);
  });

  it('returns nothing for an empty query', () => {
    expect(found('clock', 'words', [])).toEqual([]);
    expect(found('clock', 'words', [''])).toEqual([]);
  });
});
