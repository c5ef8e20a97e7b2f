import { describe, expect, it } from 'vitest';
import { composeTitles } from './compose-titles.ts';
import { joinSuffixes } from './join-suffixes.ts';

const clause = (...words: string[]) => ({
  words,
  offsets: words.map((_, i) => words.slice(0, i).join('').length),
});

const join = (...clauses: string[][]) =>
  joinSuffixes(
    clauses.map((words) => clause(...words)),
    'zh',
  ).map(({ words }) => words.join(' '));

describe('joinSuffixes', () => {
  it('joins a word and the ending without which it hardly occurs, also before the particle', () => {
    expect(join(['服务', '机器', '人'], ['机器', '人的', '成本'])).toEqual(['服务 机器人', '机器人 的 成本']);
  });

  it('leaves words that occur without the ending as often, and endings that occur once', () => {
    expect(join(['中国', '人'], ['中国', '人'], ['中国', '市场'], ['中国', '经济'])).toEqual([
      '中国 人',
      '中国 人',
      '中国 市场',
      '中国 经济',
    ]);
    expect(join(['机器', '人'])).toEqual(['机器 人']);
  });

  it('returns the offsets of the joined words', () => {
    const joined = joinSuffixes([clause('工业', '机器', '人的', '市场'), clause('机器', '人')], 'zh');
    expect(joined[0]!.offsets).toEqual([0, 2, 5, 6]);
  });

  it('lets no title end within such a word', () => {
    const texts = [
      '很多餐厅已经开始使用服务机器人来送餐。',
      '服务机器人的成本正在下降。',
      '五年前一台服务机器人要二十万元。',
      '服务机器人的电池可以用十个小时。',
      '工厂里的工业机器人更加精确。',
      '工业机器人的市场在中国增长很快。',
    ];
    const [title] = composeTitles(
      texts.map((text) => ({ text })),
      [0],
      'zh',
    );
    expect(title).toContain('机器人');
  });
});
