import { describe, expect, it } from 'vitest';
import { locateWords, splitWords } from './split-words.ts';

describe('splitWords', () => {
  it('leaves Japanese loanwords whole', () => {
    expect(splitWords('ポッドキャストのインフルエンサー', 'ja')).toEqual(['ポッドキャスト', 'の', 'インフルエンサー']);
    expect(splitWords('ランサムウェアとコンプライアンス', 'ja')).toEqual(['ランサムウェア', 'と', 'コンプライアンス']);
  });

  it('divides Katakana at a mark or a space', () => {
    expect(splitWords('ポッドキャスト・サービス', 'ja')).toEqual(['ポッドキャスト', 'サービス']);
    expect(splitWords('ポッドキャスト サービス', 'ja')).toEqual(['ポッドキャスト', 'サービス']);
  });

  it('locates them in the text', () => {
    const text = 'このポッドキャストは';
    expect(locateWords(text, 'ja').map(({ start, end }) => text.slice(start, end))).toContain('ポッドキャスト');
  });
});
