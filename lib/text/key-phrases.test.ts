import { describe, expect, it } from 'vitest';
import { talk, talkCues } from './fixtures/talk.ts';
import { keyPhrases } from './key-phrases.ts';

describe('keyPhrases', () => {
  it('names the recurring things of a talk, with their first occurrence', () => {
    const cues = talkCues();
    const found = keyPhrases(cues, { maxCount: 5 });
    expect(found.map(({ text }) => text)).toEqual(expect.arrayContaining(['lamp', 'bees']));
    for (const { text, first } of found) expect(`${cues[first]!.text} ${cues[first + 1]?.text}`).toContain(text.split(' ')[0]);
    expect(found).toHaveLength(5);
  });

  it('returns a compound as one phrase, counts it, and repeats none of its words', () => {
    const units = Array.from({ length: 6 }, (_, i) => ({
      text: `The mining pool number ${i} found a block, and the mining pool sold it.`,
    }));
    const found = keyPhrases(units);
    expect(found[0]).toEqual({ text: 'mining pool', count: 12, first: 0 });
    expect(found.filter(({ text }) => /mining|pool/.test(text))).toHaveLength(1);
  });

  it('names no spelled number', () => {
    const units = Array.from({ length: 4 }, () => ({ text: 'Bake the bread for thirty minutes, not for twenty.' }));
    const texts = keyPhrases(units, { language: 'en' }).map(({ text }) => text);
    expect(texts).toContain('bread');
    expect(texts.join(' ')).not.toMatch(/thirty|twenty/);
  });

  it('spells a phrase as it stands within a sentence', () => {
    const units = [
      { text: 'Dobry chleb potrzebuje czasu, a zakwas ciepła. Chleb z Krakowa' },
      { text: 'rośnie noc. Zakwas też. W Krakowie jest zakwas. Chleb lubi Kraków.' },
    ];
    const found = keyPhrases(units, { language: 'pl' }).map(({ text }) => text);
    expect(found).toEqual(expect.arrayContaining(['chleb', 'zakwas']));
  });

  it('names no Korean verb before a noun', () => {
    const units = ['처음 시작하는 사람', '꿀벌을 시작하는 방법', '꿀벌을 키우고 꿀벌은 납니다.', '시작하는 곳'].map((text) => ({
      text,
    }));
    expect(keyPhrases(units, { language: 'ko' }).map(({ text }) => text)).toEqual(['꿀벌']);
  });

  it('leaves out the particle of a Korean phrase', () => {
    const units = [
      '인공지능을 연구합니다.',
      '인공지능을 가르칩니다.',
      '커피의 향',
      '커피의 맛',
      '고양이가 자요',
      '고양이는',
      '고양이',
    ].map((text) => ({ text }));
    const found = keyPhrases(units, { language: 'ko' }).map(({ text }) => text);
    expect(found).toEqual(expect.arrayContaining(['인공지능', '커피', '고양이']));
  });

  it('joins characters to a compound that no dictionary contains', () => {
    const units = Array.from({ length: 4 }, () => ({ text: '区块链的应用很多，我们也是用区块链来做的。' }));
    expect(keyPhrases(units, { maxCount: 1 })[0]).toMatchObject({ text: '区块链', count: 8 });
  });

  it.each([
    '我们说这个区块链没有问题，后来我们觉得为什么这个区块链还有用。',
    '我們說這個區塊鏈沒有問題，後來我們覺得為什麼這個區塊鏈還有用。',
  ])('names no function word of Chinese in either form of the characters: %s', (text) => {
    const found = keyPhrases(
      Array.from({ length: 4 }, () => ({ text })),
      { language: 'zh' },
    ).map((phrase) => phrase.text);
    expect(found.join('|')).toMatch(/^区块链$|^區塊鏈$/);
  });

  it('spells Turkish capitals with their dots', () => {
    const units = Array.from({ length: 3 }, () => ({ text: 'Gemi İstanbul limanına girdi. Irmak İstanbul’a akmıyor.' }));
    expect(keyPhrases(units, { language: 'tr', maxCount: 1 })[0]!.text).toContain('İstanbul');
  });

  it('returns the phrases of a chapter for its units', () => {
    const [bees] = talk.split('\n');
    const found = keyPhrases([{ text: bees! }, { text: bees! }], { maxCount: 3 }).map(({ text }) => text);
    expect(found.join(' ')).toMatch(/bee|cluster|hive/);
    expect(found.join(' ')).not.toMatch(/bread|lamp/);
  });

  it('returns none for empty text, and none that occurs once', () => {
    expect(keyPhrases([])).toEqual([]);
    expect(keyPhrases([{ text: '[Music]' }, { text: 'Bees eat honey.' }])).toEqual([]);
  });

  it('are no grammar in Japanese', () => {
    const units = Array.from({ length: 4 }, () => ({ text: 'ポッドキャストを聞くけれども、けれども音楽も好きです。' }));
    const texts = keyPhrases(units, { language: 'ja' }).map(({ text }) => text);
    expect(texts).toContain('ポッドキャスト');
    expect(texts).not.toContain('けれども');
  });
});
