import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { cleanText } from './clean-text.ts';
import { countWords } from './count-words.ts';
import { splitSentences } from './sentences.ts';

const texts = (...units: string[]) => splitSentences(units.map((text) => ({ text }))).map(({ text }) => text);
const timed = (...cues: [start: number, end: number, text: string][]) =>
  splitSentences(cues.map(([startTime, endTime, text]) => ({ startTime, endTime, text })));
const ranges = (found: { from: number; to: number }[]) => found.map(({ from, to }) => [from, to]);

describe('sentences', () => {
  it('splits a turn and joins cues, with exact ranges', () => {
    const found = splitSentences([{ text: 'One is here. Two goes' }, { text: 'on and on' }, { text: 'until now. Three.' }]);
    expect(found).toEqual([
      { text: 'One is here.', from: 0, to: 1 },
      { text: 'Two goes on and on until now.', from: 0, to: 3 },
      { text: 'Three.', from: 2, to: 3 },
    ]);
  });

  it('does not cut a number at its decimal mark', () => {
    const words = Array.from({ length: 90 }, (_, i) => (i % 30 === 29 ? '3,2' : `Wort${i}`)).join(' ');
    for (const text of texts(words)) expect(text).not.toMatch(/(?:^| )2 |3,$/);
    expect(texts(words).join(' ')).toBe(words);
  });

  it('breaks where captions mark that another person speaks', () => {
    expect(texts('welcome to the show', '>> so what is the plan', '>> the plan is to close the bridge')).toEqual([
      'welcome to the show',
      'so what is the plan',
      'the plan is to close the bridge',
    ]);
  });

  it('does not break at decimals, abbreviations, initials and ellipses', () => {
    expect(texts('Dr. J. Smith of the U.S. Army paid $3.50 e.g. for No. 5 vs. No. 6. Fine.')).toEqual([
      'Dr. J. Smith of the U.S. Army paid $3.50 e.g. for No. 5 vs. No. 6.',
      'Fine.',
    ]);
    expect(texts('Well... I waited… He came at 5 p.m. The end.')).toEqual(['Well... I waited… He came at 5 p.m.', 'The end.']);
    expect(texts('No. No. It cost 7. Really?')).toEqual(['No.', 'No.', 'It cost 7.', 'Really?']);
    expect(splitSentences([{ text: 'Am 3. Mai, also bzw. im Juni, war es so.' }], 'de')).toHaveLength(1);
  });

  it.each([
    ['de', 'Wir essen z. B. Brot, d. h. Gebäck. Das kommt u. a. Samstag und kostet 5 Mio. Euro.', 1],
    ['de', 'Prof. Dr. Müller und die Fa. Bosch kamen. Danach ging er.', 1],
    ['es', 'Los EE. UU. Ganaron. El Sr. López y la Dra. Ruiz viven en los EE. UU. Él canta.', 2],
    ['pt-BR', 'O Sr. Silva e a Profa. Lima moram na Av. Paulista. Eles cantam.', 1],
    ['it', 'Il sig. Rossi e il dott. Bianchi cantano. La prof.ssa Verdi, ecc. Lei canta.', 2],
    ['ru', 'А. С. Пушкин родился здесь. В 1990 г. Москва росла. Потом он купил хлеб и т. д. Мы едим.', 3],
    ['ru', 'Кто пришёл? Я. Потом мы помогли им. Дальше пошёл он.', 3],
    ['de', 'Das ist ein Gen. Es liegt auf der X-Achse.', 1],
    ['en', 'Apple Inc. Sued them. John Sr. Won. We met Smith Sr. Then he won.', 3],
    ['en', 'The hon. Member for Ottawa and Right Hon. Smith agree. They vote.', 1],
  ])('%s: does not break at abbreviations: %s', (language, text, count) => {
    expect(splitSentences([{ text }], language)).toHaveLength(count + 1);
  });

  it('keeps closing quotes with their sentence, and the clause that attributes it', () => {
    expect(texts('"Why?" he asked. “Because.” She left.')).toEqual(['"Why?" he asked.', '“Because.”', 'She left.']);
  });

  it('joins Chinese and Japanese without spaces, Thai, Korean and mixed text with one', () => {
    expect(texts('今天我们讨论', '人工智能。很重要！好')).toEqual(['今天我们讨论人工智能。', '很重要！', '好']);
    expect(texts('今日は', '晴れです。')).toEqual(['今日は晴れです。']);
    expect(texts('ผึ้งไม่นอนหลับ', 'พวกมันรวมตัวกัน')).toEqual(['ผึ้งไม่นอนหลับ พวกมันรวมตัวกัน']);
    expect(texts('오늘은 날씨가', '좋습니다. 네.')).toEqual(['오늘은 날씨가 좋습니다.', '네.']);
    expect(texts('我们用', 'GPU 训练。')).toEqual(['我们用 GPU 训练。']);
  });

  it('ends sentences in other scripts', () => {
    expect(texts('यह पहला है। यह दूसरा है।')).toHaveLength(2);
    expect(texts('كيف حالك؟ أنا بخير.')).toHaveLength(2);
  });

  it('breaks at another speaker and at a long silence', () => {
    expect(splitSentences([{ text: 'I think', speaker: 'A' }, { text: 'and so', speaker: 'B' }, { text: 'it goes' }])).toEqual([
      { text: 'I think', from: 0, to: 1, speaker: 'A' },
      { text: 'and so it goes', from: 1, to: 3, speaker: 'B' },
    ]);
    expect(ranges(timed([0, 2, 'one'], [2, 4, 'two'], [25, 26, 'three']))).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  it('splits unpunctuated speech at its largest pause, once it is long enough', () => {
    const cues = Array.from({ length: 9 }, (_, i): [number, number, string] => [
      i * 4 + (i >= 5 ? 1 : 0),
      i * 4 + 4 + (i >= 5 ? 1 : 0),
      `cue ${i} word`,
    ]);
    expect(ranges(timed(...cues))).toEqual([
      [0, 5],
      [5, 9],
    ]);
  });

  it('splits Japanese and Chinese without punctuation where a clause ends, never within a word', () => {
    const clauses = (text: string) => {
      const bare = text.replace(/[。，]/g, '').repeat(6);
      const units = Array.from({ length: Math.ceil(bare.length / 7) }, (_, i) => ({ text: bare.slice(7 * i, 7 * i + 7) }));
      return splitSentences(units).map(({ text }) => text);
    };
    const japanese = clauses('明日は京都に行きます。電車は朝の九時に出発します。');
    expect(japanese.length).toBeGreaterThan(2);
    for (const text of japanese) expect(text).toMatch(/^(?:明日|電車).*ます$/);
    for (const text of clauses('他昨天去了北京，但是飞机晚点三个小时。')) expect(text).toMatch(/^(?:他昨天|但是)/);
  });

  it('splits no Thai word', () => {
    const text = 'เราจะพูดถึงโครงสร้างของภาษาและประวัติศาสตร์การเขียนในเอเชีย'.repeat(30);
    const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)];
    const starts = new Set(words.map(({ index }) => index));
    const made = texts(text);
    expect(made.length).toBeGreaterThan(5);
    let at = 0;
    for (const text of made) {
      expect(starts).toContain(at);
      expect(countWords(text)).toBeLessThanOrEqual(20);
      at += text.length;
    }
    expect(made.join('')).toBe(text);
  });

  it('reads 500,000 cues without the end of a sentence', () => {
    const cues = Array.from({ length: 500_000 }, (_, i) => ({ text: 'word', startTime: i, endTime: i + 1 }));
    const made = splitSentences(cues);
    expect(made.length).toBeGreaterThan(10_000);
    expect(made.at(-1)!.to).toBe(cues.length);
  });

  it('splits unpunctuated text without times at about forty words, inside a unit too', () => {
    const long = Array.from({ length: 400 }, (_, i) => `w${i}`).join(' ');
    for (const { text } of splitSentences([{ text: long }])) expect(countWords(text)).toBeLessThanOrEqual(41);
    expect(texts(long).join(' ')).toBe(long);
  });

  it('omits sound marks, dashes and control characters', () => {
    expect(texts('[Music]', '♪ ♪', '(applause)', '>> Hi\u0000 there\u202e.', '- Hello.')).toEqual(['Hi there.', 'Hello.']);
    expect(texts('\ud800 broken')).toEqual(['� broken']);
  });

  it('loses and adds no text, for any units', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('No. ', 'so on', '。', '好', '3.5', '... ', '[x]'),
    );
    const unit = fc.record({
      text: fc.array(piece, { maxLength: 6 }).map((all) => all.join(' ')),
      speaker: fc.constantFrom('A', 'B', undefined),
    });
    const letters = (all: string[]) => all.join('').replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
        const found = splitSentences(units);
        expect(letters(found.map(({ text }) => text))).toBe(letters(units.map(({ text }) => cleanText(text))));
        for (const { text, from, to } of found) {
          expect(letters(units.slice(from, to).map((one) => cleanText(one.text)))).toContain(letters([text]));
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(['.', 'a', '[', 'A.', '( '])('takes time in proportion to hostile text of %j', (unit) => {
    expectLinear(12_000, (size) => splitSentences([{ text: unit.repeat(size / unit.length) }]));
  });
});
