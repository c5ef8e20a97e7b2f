import { expect, test } from 'vitest';
import { clarityOf } from './clarity.ts';
import { readDocument } from './document.ts';

const clarity = (text: string, language: string) => clarityOf(readDocument([{ text }], language).statements[0]!, language);

test.each([
  ['en', 'The cache of the player is full after an hour.', 'The cache of the player full an hour after of.'],
  ['en', 'The cache of the player is full after an hour.', 'The cache of these things is full after an hour.'],
  [
    'en',
    'The committee decided to close the old library in the spring.',
    'Committee to close library the in the spring decided.',
  ],
  ['de', 'Der Zug nach Bern fährt heute später.', 'Der Zug dorthin fährt heute davon später, dieser Zug.'],
  ['zh', '电池的价格比去年高了一倍。', '电池的这个价格比那个高了一倍。'],
  ['ja', '電池の値段は去年の二倍です。', '電池の値段はそれの二倍です。'],
])('%s: %s is clearer than: %s', (language, clear, unclear) => {
  expect(clarity(clear, language)).toBeGreaterThan(clarity(unclear, language));
});

test('a sentence about its subject is clearer than one that needs its speaker, and a short one than a long one', () => {
  const [own] = readDocument([{ text: 'We will make the case of soft rubber.', speaker: 'Maria' }], 'en').statements;
  expect(own!.attribution).toBe('Maria');
  expect(clarityOf(own!, 'en')).toBeLessThan(clarityOf({ ...own!, attribution: undefined }, 'en'));
  expect(clarityOf({ ...own!, length: 40 }, 'en')).toBeLessThan(clarityOf(own!, 'en'));
});
