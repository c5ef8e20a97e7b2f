import { describe, expect, it } from 'vitest';
import { talks } from '../../lib/text/fixtures/talks.ts';
import { textParts } from './text-parts.ts';

const run = (part: string, input: object) => textParts[part]!.run(input);
const units = talks[0]!.sentences.map((text, i) => ({ text, t: i * 5, e: i * 5 + 5 }));

describe('ask', () => {
  it('answers with the units’ own words and their positions', () => {
    const { answer, lines, passages } = run('ask', { units, question: talks[0]!.question, top: 1 }) as {
      answer: string;
      lines: { text: string; cites: number[] }[];
      passages: { start: number; end: number }[];
    };
    expect(answer.split('\n')).toContain('The bacteria make an acid that gives the bread its sour taste.');
    expect(lines.map(({ text }) => text).join('\n')).toBe(answer);
    expect(passages).toHaveLength(1);
    expect(passages[0]!.start).toBeLessThanOrEqual(8);
    expect(passages[0]!.end).toBeGreaterThan(8);
  });

  it.each([
    { units, question: 'What about trains?' },
    { units, question: '' },
    { units: [], question: 'Who?' },
  ])('finds nothing where nothing is said of it: $question', (input) => {
    expect(run('ask', input)).toEqual({ answer: '', lines: [], passages: [] });
  });

  it('refuses what is no question', () => {
    expect(() => run('ask', { units })).toThrow(expect.objectContaining({ code: 'invalid' }));
    expect(() => run('ask', { units, question: 'Who?', top: 0 })).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});

describe('article', () => {
  it('says that it is made of excerpts, with a heading for each chapter', () => {
    const { article } = run('article', { units, title: 'Bees & bread', detailLevel: 1000 }) as { article: string };
    expect(article).toMatch(/^# Bees \\& bread\n\n\*Excerpts, in the speakers’ own words\.\*\n\n## /);
    for (const [, excerpt] of article.matchAll(/^> (.*)$/gm)) expect(units.map(({ text }) => text)).toContain(excerpt);
  });

  it('is empty for no words', () => expect(run('article', { units: [] })).toEqual({ article: '' }));
});
