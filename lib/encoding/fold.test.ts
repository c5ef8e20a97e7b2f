import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWithOrigins } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['Straße', 'strasse'],
    ['ＦＵＬＬ ｶﾞｷﾞ', 'full ガギ'],
    ['İstanbul, ISPARTA', 'istanbul, isparta'],
    ['Ёлка', 'елка'],
    ['ὈΔΥΣΣΕΎΣ', 'οδυσσευσ'],
    ['الْعَرَبِيَّة', 'العربيه'],
    ['שָׁלוֹם', 'שלום'],
    ['soft\u00adhyphen', 'softhyphen'],
    // Marks that make another letter stay.
    ['が か\u3099', 'ガ ガ'],
    ['हिन्दी हिंदी में', 'हिंदी हिंदी में'],
    ['ज़मीन यहाँ', 'जमीन यहां'],
    ['Łódź Đà Nẵng', 'lodz da nang'],
    ['rødgrød Ærø cœur ẞ', 'rodgrod aero coeur ss'],
    ['𝗕𝗥𝗘𝗔𝗞𝗜𝗡𝗚 20℃', 'breaking 20°c'],
    ['٢٠١٠ २०१० ２０１０', '2010 2010 2010'],
    ['المدرسة مستشفى', 'المدرسه مستشفي'],
    ['سازمان یک', 'سازمان يك'],
    ['Don’t don´t donʼt', "don't don't don't"],
    ['1914–1918 e‑mail', '1914-1918 e-mail'],
    ['歷史 時刻', '历史 时刻'],
    ['らーめん ｻｰﾊﾞｰ', 'ラーメン サーバー'],
    ['ヴァイオリン ゔぁ ｳﾞｨ', 'バイオリン バ ビ'],
    ['ヴ\u200dァ う\u0301\u3099ぁ', 'バ バ'],
    ['ประเทศไทย', 'ประเทศไทย'],
    ['시계'.normalize('NFD'), '시계'],
    ['line\nend', 'line\nend'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(foldWithOrigins(text).text).toBe(folded);
  });

  it('maps positions back to the original', () => {
    const { text, origins } = foldWithOrigins('«Straße» café');
    const at = text.indexOf('cafe');
    expect('«Straße» café'.slice(origins[at], origins[at + 4])).toBe('café');
    const street = text.indexOf('strasse');
    expect('«Straße» café'.slice(origins[street], origins[street + 7])).toBe('Straße');
  });

  it('has an origin for every code unit, in order, for any text', () => {
    const anyText = fc.string({
      unit: fc.constantFrom(
        ...['a', 'É', 'e\u0301', '\u0301', 'ß', 'Σ', 'ﷺ', 'が', 'か\u3099', 'ヴ', 'ぁ', 'う\u3099', 'ｳﾞ', 'ー', '시', '👩‍🚀'],
        ...['Æ', 'à', 'Ё', 'й', 'ώ', 'ة', 'ש', 'ん', '\u3099', 'ﾞ', '\u1160', '一', '鿿', '。'],
        ...['न्', 'द', 'ज़', '´', '歷', '\ud800', ' ', '\n', '\u200d'],
      ),
    });
    fc.assert(
      fc.property(anyText, (original) => {
        const { text, origins } = foldWithOrigins(original);
        expect(text).toBe(fold(original));
        expect(fold(text)).toBe(text);
        expect(origins).toHaveLength(text.length + 1);
        // What is folded alone is folded alike.
        const at = original.search(/[àЁйώةשん一鿿。]/);
        if (at >= 0) expect(origins).toContain(at);
        expect([...origins]).toEqual([...origins].sort((a, b) => a - b));
        expect(origins.at(-1)).toBe(original.length);
      }),
    );
  });
});
