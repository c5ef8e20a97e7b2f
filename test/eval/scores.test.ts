import { describe, expect, it } from 'vitest';
import { boundaryScores } from './boundary-scores.ts';
import { claimTable } from './claims.ts';
import { promiseFigures } from './promises.ts';
import { rouge, rougeTokens } from './rouge.ts';
import { cutPassages, spanScores, wordsBefore } from './span-scores.ts';
import { formatTable, row } from './table.ts';
import { hasLooseEnd, hasUnspokenAnd, isWordList, sentenceTerms, titleF1 } from './title-scores.ts';

describe('rouge', () => {
  it('counts shared words, pairs and the longest common subsequence', () => {
    const scores = rouge(rougeTokens('the cat sat on mats', 'en'), rougeTokens('The cats lay on the mat', 'en'));
    expect(scores.one).toBeCloseTo((2 * 4) / 11, 10);
    expect(scores.two).toBeCloseTo((2 * 1) / 9, 10);
    expect(scores.longest).toBeCloseTo((2 * 4) / 11, 10);
  });

  it('takes Chinese by characters, and nothing as zero', () => {
    expect(rougeTokens('我爱GPT-4。', 'zh')).toEqual(['我', '爱', 'gpt', '4']);
    expect(rouge([], ['a'])).toEqual({ one: 0, two: 0, longest: 0 });
  });
});

describe('boundaryScores', () => {
  it('is perfect for the truth, and rates a near miss above a far one', () => {
    expect(boundaryScores([10, 20], [10, 20], 30)).toEqual({ pk: 0, windowDiff: 0, f1: 1 });
    const near = boundaryScores([11, 20], [10, 20], 30);
    const far = boundaryScores([15, 20], [10, 20], 30);
    expect(near.f1).toBe(1);
    expect(far.f1).toBe(0.5);
    expect(far.pk).toBeGreaterThan(near.pk);
  });

  it('counts what Pk overlooks in WindowDiff, and nothing found as a miss', () => {
    const extra = boundaryScores([10, 11, 20], [10, 20], 30);
    expect(extra.windowDiff).toBeGreaterThan(extra.pk);
    expect(extra.f1).toBeCloseTo(0.8, 10);
    expect(boundaryScores([], [10], 20).f1).toBe(0);
  });
});

describe('the scores of titles', () => {
  it('compare words without their endings, and characters in Chinese', () => {
    expect(titleF1('Designing the remote', 'Remote designs', 'en')).toBe(1);
    expect(titleF1('Remote', 'Remote design', 'en')).toBeCloseTo(2 / 3, 10);
    expect(titleF1('去中心化', '中心化', 'zh')).toBeCloseTo(6 / 7, 10);
  });

  it('distinguish a list of words from a phrase of one sentence', () => {
    const sentences = sentenceTerms({
      units: [{ text: 'The battery of the remote' }, { text: 'lasts long. A market trend comes.' }],
      lang: 'en',
    });
    expect(isWordList('Remote, battery, market', sentences, 'en')).toBe(true);
    expect(isWordList('Remote market trend', sentences, 'en')).toBe(true);
    expect(isWordList('Battery of the remote lasts', sentences, 'en')).toBe(false);
    expect(isWordList('Trend, market', sentences, 'en')).toBe(false);
  });

  it('find an "and" that no sentence has between the halves', () => {
    const units = [{ text: 'We compare the signet and the testnet. Each block has a fee, and miners like that.' }];
    const titles = ['Signet and testnet', 'Block and fee', 'Signet', 'Testnet and signet'];
    expect(titles.map((title) => hasUnspokenAnd(title, units, 'en'))).toEqual([false, true, false, true]);
    expect(hasUnspokenAnd('钱包与风险', [{ text: '钱包和风险都很重要。' }], 'zh')).toBe(false);
    expect(hasUnspokenAnd('钱包与风险', [{ text: '钱包没有风险。' }], 'zh')).toBe(true);
  });

  it('find a function word at either end', () => {
    expect(['The remote', 'Remote of', 'Remote of glass'].map((title) => hasLooseEnd(title, 'en'))).toEqual([true, true, false]);
  });
});

describe('spanScores', () => {
  const before = wordsBefore(Array.from({ length: 10 }, () => ({ text: 'ten words '.repeat(5) })));

  it('counts the marked words that the passages hold, and a passage that lies in them by half', () => {
    expect(before.at(-1)).toBe(100);
    expect(spanScores([[0, 2]], [[1, 5]], before)).toEqual({ found: 1, recall: 0.25, size: 20 });
    expect(
      spanScores(
        [
          [0, 3],
          [8, 9],
        ],
        [[2, 4]],
        before,
      ),
    ).toEqual({ found: 0, recall: 0.5, size: 40 });
    expect(
      spanScores(
        [[4, 6]],
        [
          [0, 1],
          [4, 7],
        ],
        before,
      ),
    ).toEqual({ found: 1, recall: 0.5, size: 20 });
    expect(spanScores([], [[0, 1]], before)).toEqual({ found: 0, recall: 0, size: 0 });
  });

  it('cuts passages from the last one on, to whole units', () => {
    expect(
      cutPassages(
        [
          [5, 8],
          [0, 2],
          [9, 10],
        ],
        40,
        before,
      ),
    ).toEqual([
      [5, 8],
      [0, 1],
    ]);
    expect(cutPassages([[5, 8]], 26, before)).toEqual([[5, 8]]);
    expect(cutPassages([[5, 8]], 4, before)).toEqual([]);
  });
});

describe('the promise of a title', () => {
  const figures = (spans: [number, number][] | undefined, answered: boolean, cites: number[]) =>
    promiseFigures({ spans, found: { answered, cites, text: '' } });

  it('stands in the marked span if half of its cues do', () => {
    expect(figures([[3, 5]], true, [4, 5])).toEqual({ 'in span %': 100, 'answered %': 100, 'answered: in span %': 100 });
    expect(figures([[3, 5]], false, [4, 5, 6])).toEqual({ 'in span %': 0, 'answered %': 0 });
    expect(figures([[3, 5]], false, [])).toEqual({ 'in span %': 0, 'answered %': 0 });
  });

  it('is right about another meeting if it does not count as answered', () => {
    expect(figures(undefined, false, [1])).toEqual({ 'foreign: not answered %': 100 });
    expect(figures(undefined, true, [1])).toEqual({ 'foreign: not answered %': 0 });
  });
});

describe('the tables', () => {
  const table = (rows: [string, number][]) => ({
    title: 'Answers to 2 questions of a set, cut',
    columns: [{ name: 'found %', digits: 1 }],
    rows: rows.map(([method, found]) => ({ method, figures: { 'found %': found, 'recall %': found } })),
  });

  it('leave out what is not known', () => {
    expect(row('a', [{ x: 1 }, { x: 3, y: 2 }])).toEqual({ method: 'a', figures: { x: 2, y: 2 } });
    const shown = formatTable({
      title: 'T',
      columns: [
        { name: 'x', digits: 1 },
        { name: 'y', digits: 0 },
      ],
      rows: [row('a', [{ x: 1 }])],
    });
    expect(shown).toBe('T\n          x       y\na       1.0');
  });

  it('distinguish a title that is answered from one that is not', () => {
    const methods = (found: number) =>
      table([
        ['BM25', 70],
        ['TextRank', 30],
        ['Gloss', found],
      ]);
    const claimed = (found: number) =>
      claimTable([methods(found)]).rows.map(({ method, figures }) => [method.slice(0, 5), figures.reached]);
    expect(claimed(72)).toEqual([
      ['holds', 2],
      ['holds', 2],
    ]);
    expect(claimed(69)).toEqual([
      ['FAILS', -1],
      ['FAILS', -1],
    ]);
  });
});
