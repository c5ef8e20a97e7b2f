import { expect, test } from 'vitest';
import { judgedLines } from '../../test/eval/judged-lines.ts';
import { clarityOf } from './clarity.ts';
import { readDocument } from './document.ts';

const clarity = (text: string, language: string) => clarityOf(readDocument([{ text }], language).statements[0]!, language);

test.each([
  ['en', 'The cache of the player is full after an hour.', 'The cache of these things is full after an hour.'],
  ['en', 'The display requires an expensive chip.', 'The display requires an of the chip.'],
  ['en', 'The display requires an expensive chip.', 'The display is it is requiring a chip.'],
  ['en', 'The display requires an expensive chip.', 'The display really just requires you to have one.'],
  ['de', 'Der Zug nach Bern fährt heute später.', 'Der Zug dorthin fährt heute davon später, dieser Zug.'],
  ['pt', 'O preço da bateria dobrou.', 'O preço disto dobrou com isto.'],
  ['zh', '电池的价格比去年高了一倍。', '电池的这个价格比那个高了一倍。'],
  ['ja', '電池の値段は去年の二倍です。', '電池の値段はそれの二倍です。'],
])('%s: %s is clearer than: %s', (language, clear, unclear) => {
  expect(clarity(clear, language)).toBeGreaterThan(clarity(unclear, language));
});

test('where the ends of sentences were inferred, one that starts like a sentence is clearer than a part of one', () => {
  const clarityWithoutMarks = (text: string) =>
    clarityOf(readDocument([{ text }], 'en').statements[0]!, 'en', true) - clarity(text, 'en');
  const whole = clarityWithoutMarks('The battery of the display is the most expensive part.');
  expect(whole).toBeGreaterThan(clarityWithoutMarks('Battery of the display and the part and the chip.'));
});

test('a sentence about its subject is clearer than one that needs its speaker, and a short one than a long one', () => {
  const [own] = readDocument([{ text: 'Wir bauen das Gehäuse aus weichem Gummi.', speaker: 'Maria' }], 'de').statements;
  expect(own!.attribution).toBe('Maria');
  expect(clarityOf(own!, 'de')).toBeLessThan(clarityOf({ ...own!, attribution: undefined }, 'de'));
  expect(clarityOf({ ...own!, length: 40 }, 'de')).toBeLessThan(clarityOf(own!, 'de'));
});

test.each([false, true])(
  'the fitted weights tell the lines that a reader understood from the others: inferred ends %s',
  (inferred) => {
    const [statement] = readDocument([{ text: 'The display requires a chip.' }], 'en').statements;
    const lines = judgedLines().filter(({ hasInferredEnds }) => hasInferredEnds === inferred);
    const scored = lines.map(({ text, isClear, isAttributed }) => {
      const line = { ...statement!, text, ...(isAttributed && { standing: 'personal' as const, attribution: 'Maria' }) };
      return { isClear, clarity: clarityOf(line, 'en', inferred) };
    });
    const [clear, unclear] = [true, false].map((wanted) => scored.filter(({ isClear }) => isClear === wanted));
    const wins = clear!.flatMap((one) => unclear!.map((other) => one.clarity > other.clarity));
    expect(wins.filter(Boolean).length / wins.length).toBeGreaterThan(0.7);
  },
);
