import { describe, expect, it } from 'vitest';
import { boundaryScores } from './boundary-scores.ts';
import { rouge, rougeTokens } from './rouge.ts';

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
  it('is perfect for the truth, and tells a near miss from a far one', () => {
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
