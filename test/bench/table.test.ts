import { describe, expect, it } from 'vitest';
import { formatTable, median, quantile } from './table.ts';
import { transcriptOf } from './transcript.ts';

describe('the bench', () => {
  it('takes the median of its runs', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 9, 2, 4])).toBe(3);
    expect(median([7])).toBe(7);
  });

  it('finds the quantile of a list', () => {
    const values = Array.from({ length: 100 }, (_, place) => 100 - place);
    expect([quantile(values, 0.5), quantile(values, 0.95), quantile([7], 0.95)]).toEqual([51, 96, 7]);
  });

  it('aligns its table', () => {
    expect(
      formatTable([
        { what: 'a', value: '10 ms' },
        { what: 'long', value: '9 ms' },
      ]),
    ).toBe('a     10 ms\nlong   9 ms');
  });

  it('generates the same talk each time, of the requested length', () => {
    const { cues } = transcriptOf(1000);
    expect(cues.flatMap(({ text }) => text.split(' '))).toHaveLength(1000);
    expect(transcriptOf(1000).cues).toEqual(cues);
    expect(cues.map(({ index }) => index)).toEqual([...cues.keys()]);
  });
});
