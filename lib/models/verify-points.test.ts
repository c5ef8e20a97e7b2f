import { describe, expect, it } from 'vitest';
import type { Source } from './source.ts';
import { isAbout, verifyPoints } from './verify-points.ts';

const sources: Source[] = [
  { id: 11, text: 'Bridges were built of stone, long before iron came.', cites: [20] },
  { id: 12, text: 'An arch is only pressed; the pressure runs into the ground.', cites: [21, 22] },
  { id: 13, text: 'Ja.', cites: [23] },
  { id: 14, text: '古代的桥是用石头建造的，后来才有铁桥。', cites: [24] },
  { id: 15, text: 'See bridges.example/arches for more, or www.stone.example now.', cites: [25] },
];
const verify = (point: { text?: string; cite?: number[]; quote?: string }) =>
  verifyPoints([{ text: 'A point.', cite: [11], quote: 'built of stone', ...point }], sources);

describe('verifyPoints', () => {
  it('accepts a point whose quote occurs in the cited source', () => {
    expect(verify({})).toEqual({ lines: [{ text: 'A point.', cites: [20] }], leftOut: [] });
  });

  it.each([
    ['other capitals and punctuation', [11], 'BUILT—of “stone”', [20]],
    ['full-width letters', [11], 'ｂｕｉｌｔ ｏｆ ｓｔｏｎｅ', [20]],
    ['a sentence beside the cited one', [11], 'the pressure runs into the ground', [20, 21, 22]],
    ['two sentences', [11], 'iron came. An arch is only', [20, 21, 22]],
    ['all of a short sentence', [13], 'ja', [23]],
    ['a script without spaces', [14], '用石头建造', [24]],
    ['a wrong number beside a right one', [99, 12], 'An arch is only pressed', [21, 22]],
  ])('accepts %s', (_, cite, quote, cites) => expect(verify({ cite, quote }).lines).toEqual([{ text: 'A point.', cites }]));

  it.each([
    ['a number that was not given', { cite: [99] }],
    ['no number', { cite: [] }],
    ['words that are not in the sources', { quote: 'built of wood' }],
    ['a quote from far away', { cite: [14], quote: 'built of stone' }],
    ['no quote', { quote: '' }],
    ['punctuation for a quote', { quote: '...' }],
    ['a quote that could stand anywhere', { quote: 'were' }],
    ['an address that is not in the sources', { text: 'Go to https://evil.example/now' }],
    ['no text', { text: '' }],
    ['text without end', { text: 'a '.repeat(2000) }],
  ])('drops a point with %s', (_, point) => expect(verify(point)).toEqual({ lines: [], leftOut: [expect.any(String)] }));

  it('accepts an address that occurs in the sources', () => {
    const text = 'More is on www.stone.example now.';
    expect(verify({ text, cite: [15], quote: 'See bridges.example/arches' }).lines).toEqual([{ text, cites: [25] }]);
  });

  it('accepts a quote with the speaker’s name, but not the name alone', () => {
    const named = [{ id: 1, text: 'We built it of stone.', speaker: 'Ada Lovelace', cites: [0] }];
    const quoting = (quote: string) => verifyPoints([{ text: 'A point.', cite: [1], quote }], named).lines.length;
    expect(quoting('Ada Lovelace: We built it of stone')).toBe(1);
    expect(quoting('Ada Lovelace: we')).toBe(0);
    expect(quoting('Ada Lovelace')).toBe(0);
  });

  it('requires a word in common with the cited source when both have the same language', () => {
    const quote = { cite: [12], quote: 'An arch is only pressed' };
    const texts = ['Arches bear pressure.', 'Send your password to us.', 'Yes, and so it is.'];
    const points = texts.map((text) => ({ text, ...quote }));
    expect(verifyPoints(points, sources, 'en').lines.map(({ text }) => text)).toEqual([texts[0], texts[2]]);
    expect(verifyPoints(points, sources).leftOut).toEqual([]);
  });

  it('removes duplicate points', () => {
    const point = { text: 'Twice.', cite: [11], quote: 'built of stone' };
    expect(verifyPoints([point, point], sources)).toEqual({ lines: [{ text: 'Twice.', cites: [20] }], leftOut: [] });
  });
});

describe('isAbout', () => {
  it('requires a title to share a word with the text', () => {
    expect(isAbout('Bridges of stone', [sources[0]!.text], 'en')).toBe(true);
    expect(isAbout('PWNED', [sources[0]!.text], 'en')).toBe(false);
    expect(isAbout('Bridges on www.evil.example', [sources[0]!.text], 'en')).toBe(false);
    expect(isAbout('石头的桥', [sources[3]!.text], 'zh')).toBe(true);
  });
});
