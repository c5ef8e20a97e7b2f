import { expect, it } from 'vitest';
import { encodeBase64 } from '../encoding/base64.ts';
import { parseCaptions } from './read-captions.ts';
import { undoDoubleEncoding } from './undo-double-encoding.ts';

/** Encodes a text as UTF-8 that a program takes for Windows-1252. */
const spoil = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

it.each(['Ça va très bien, où êtes-vous ?', 'Привет, друзья!', '你好，欢迎收看', 'It’s “fine” — ♪ la la ♪'])(
  'restores %s',
  (text) => {
    expect(undoDoubleEncoding(spoil(text))).toBe(text);
  },
);

it.each([
  'AMANHÃ…',
  'BEYONCÉ’S TOUR',
  'Er sagte: Spaß…',
  'NESCAFÉ®',
  'LIBERTÉ\u00a0!',
  'JOSÉ — JOSÉ…',
  'Não, amanhã às três.',
  'Zażółć gęślą jaźń',
  '你好…',
])('leaves the correct text %s as it is', (text) => expect(undoDoubleEncoding(text)).toBeUndefined());

it.each(['Ça va très bien, où êtes-vous ?', 'SÃO PAULO Â« é »', 'Ã© means é', 'Hello.', `${spoil('é')} 你好`])(
  'leaves %s as it is',
  (text) => expect(undoDoubleEncoding(text)).toBeUndefined(),
);

it('is done for caption files, which say so', () => {
  const file = `1\n00:00:01,000 --> 00:00:02,000\n${spoil('Très bien.')}\n`;
  const parsed = parseCaptions({ base64: encodeBase64(new TextEncoder().encode(file)) });
  expect(parsed.cues.map(({ text }) => text.trim())).toEqual(['Très bien.']);
  expect(parsed.leniencies).toEqual(['text that was encoded twice']);
});
