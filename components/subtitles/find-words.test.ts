import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { findWords, toSearchable } from './find-words.ts';

const cuesOf = (texts: string[]) => texts.map((text, index) => ({ index, startTime: index, endTime: index + 1, text }));
const find = (texts: string[], query: string) => findWords(toSearchable(cuesOf(texts)), query);
const marked = (texts: string[], query: string) =>
  [...find(texts, query).marks].flatMap(([cue, marks]) => marks.map(({ from, to }) => texts[cue]!.slice(from, to)));

describe('findWords', () => {
  it('finds matches in any case, several in a cue', () => {
    const found = find(['The clock and the CLOCK', 'no', 'Clockwork'], 'clock');
    expect(found.matches).toEqual([0, 0, 2]);
    expect(found.marks.get(0)).toEqual([
      { match: 0, from: 4, to: 9 },
      { match: 1, from: 18, to: 23 },
    ]);
  });

  it('takes time that grows with the number of matches in a cue', () => {
    expectLinear(4000, (count) => void find(['a '.repeat(count)], 'a'));
  });

  it('finds a match across two cues, and marks both', () => {
    const texts = ['the climate', 'change debate'];
    expect(find(texts, 'climate change').matches).toEqual([0]);
    expect(marked(texts, 'climate  change')).toEqual(['climate', 'change']);
  });

  it('treats the query as literal text', () => {
    expect(marked(['what is 1+1?', 'a.b', '<b>(x)</b>'], '1+1?')).toEqual(['1+1?']);
    expect(marked(['a.b', 'aXb'], 'a.b')).toEqual(['a.b']);
    expect(marked(['[x] {y} a-b c/d'], 'a-b c/d')).toEqual(['a-b c/d']);
  });

  it('finds Chinese and emoji', () => {
    expect(marked(['现在几点了？', '几点？'], '几点')).toEqual(['几点', '几点']);
    expect(marked(['so 🎉 fun'], '🎉')).toEqual(['🎉']);
  });

  it.each([
    ['cafe', 'Un café', 'café'],
    ['café', 'Un CAFE', 'CAFE'],
    ["don't", 'I Don’t', 'Don’t'],
    ['strasse', 'Straße.', 'Straße'],
    ['istanbul', 'İstanbul', 'İstanbul'],
    ['ребенок', 'Ребёнок', 'Ребёнок'],
    ['2019', 'in ２０１９', '２０１９'],
    ['العربية', 'الْعَرَبِيَّة', 'الْعَرَبِيَّة'],
    ['历史', '歷史', '歷史'],
    ['s', 'ß', 'ß'],
  ])('finds %s in %s', (query, text, mark) => expect(new Set(marked([text], query))).toEqual(new Set([mark])));

  it('finds words of scripts without spaces across cues and lines', () => {
    expect(marked(['这是人工', '智能'], '人工智能')).toEqual(['人工', '智能']);
    expect(marked(['人工\n智能'], '人工 智能')).toEqual(['人工\n智能']);
    expect(marked(['rust', 'y'], 'rusty')).toEqual([]);
  });

  it('returns nothing for an empty query', () => {
    expect(find(['a'], '   ').matches).toEqual([]);
    expect(find([], 'a').matches).toEqual([]);
  });

  it('never throws, and marks only text that matches the query', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 12 }), { maxLength: 8 }),
        fc.string({ minLength: 1, maxLength: 4 }),
        (texts, query) => {
          const cues = cuesOf(texts);
          for (const [cue, marks] of findWords(toSearchable(cues), query).marks) {
            for (const { from, to } of marks) {
              expect(from).toBeGreaterThanOrEqual(0);
              expect(to).toBeGreaterThan(from);
              expect(to).toBeLessThanOrEqual(texts[cue]!.length);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
