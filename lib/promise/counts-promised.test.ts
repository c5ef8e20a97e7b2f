import { describe, expect, it } from 'vitest';
import { countsPromised } from './counts-promised.ts';

const counts = (title: string, language: string, ...spoken: string[]) =>
  countsPromised(
    title,
    spoken.map((text) => ({ text })),
    language,
  );

describe('what a title announces by number', () => {
  it.each([
    ['en', '5 mistakes with sourdough', 'We see five big mistakes.'],
    ['en', '5 mistakes with sourdough', 'The second', 'mistake is the salt.'],
    ['en', 'Five mistakes with sourdough', 'Mistake number 2: a cold kitchen.'],
    ['en', '7 ways to save money', 'Number three, cook at home.'],
    ['en', '7 ways to save money', 'First, cook at home. Second, take the bus. Third, sell the car.'],
    ['de', '3 Fehler beim Backen', 'Der zweite Fehler ist eine kalte Küche.'],
    ['zh', '五个错误', '面包很好。'],
    ['en', 'Why bread fails', 'The kitchen is cold.'],
  ])('is counted, or is none, in %s: %s', (language, title, ...spoken) => {
    expect(counts(title, language, ...spoken)).toBe(true);
  });

  it.each([
    ['en', '5 mistakes with sourdough', 'Beginners make mistakes with sourdough.', 'It takes two weeks or more.'],
    ['en', '7 ways to save money', 'We are looking into ways to save money.'],
    ['de', '3 Fehler beim Backen', 'Viele machen Fehler beim Backen, das kostet Zeit.'],
  ])('is not counted in %s: %s', (language, title, ...spoken) => {
    expect(counts(title, language, ...spoken)).toBe(false);
  });
});
