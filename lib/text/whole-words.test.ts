import { expect, it } from 'vitest';
import { anywhere, everywhere, wordEnd, wordStart } from './whole-words.ts';

it.each([
  ['I|it', 'Iñaki knew', false],
  ['I|it', 'then i knew', true],
  ['cafe', 'the cafe\u0301 is open', false],
  ['hôp', 'phở and bánh hôpế', false],
  ['it', 'it, it said', true],
  ['it', 'kit', false],
  ['it', 'it2', false],
  ['кот', 'котлета', false],
  ['кот', 'Это кот.', true],
  ['नमस्ते', 'नमस्तेजी', false],
])('finds %s in “%s” as a whole word: %s', (words, text, isFound) => {
  expect(anywhere(words).test(text)).toBe(isFound);
});

it('matches every occurrence, also beside the script of another language', () => {
  expect('This, that and this是'.match(everywhere('this|that'))).toEqual(['This', 'that', 'this']);
});

it('counts marks as parts of a word where it is asked to', () => {
  expect(new RegExp(`${wordStart('it', "'-")}it${wordEnd('it', "'-")}`, 'u').test("it's")).toBe(false);
  expect(new RegExp(`${wordStart('it')}it${wordEnd('it')}`, 'u').test("it's")).toBe(true);
});
