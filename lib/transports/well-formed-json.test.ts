import { expect, it } from 'vitest';
import { parseJson, writeJson } from './well-formed-json.ts';

it('writes and reads no lone half of a surrogate pair, and changes nothing else', () => {
  const texts = ['a', '😀', String.raw`\ud83d`, String.raw`\\udead \n`, '"\\', '\u0000'];
  for (const text of texts) {
    expect(writeJson({ text })).toBe(JSON.stringify({ text }));
    expect(parseJson(JSON.stringify({ text }))).toEqual({ text });
  }
  for (const text of ['\ud83d', '\ude00!', 'a\ud83d\ud83d', '\\\ud83d']) {
    expect(JSON.parse(writeJson({ text }))).toEqual({ text: text.toWellFormed() });
    expect(parseJson(JSON.stringify({ list: [{ text }] }))).toEqual({ list: [{ text: text.toWellFormed() }] });
  }
});
