import { expect, it } from 'vitest';
import { noteSentenceAt } from './note-sentence.ts';

const note = [
  '# Rye',
  '',
  '> A dough of **rye** needs 18 hours. [1:05](#t=65)',
  '- Water: 75 \\* 2 percent',
  '',
  '[2:00](#t=120&picture=abc)',
  'The crumb is wet, [see](https://bread.example/crumb). The crust is not.',
].join('\n');
const at = (words: string) => note.indexOf(words) + 1;

it.each([
  ['18 hours', { text: 'A dough of rye needs 18 hours.', startTime: 65 }],
  ['Water', { text: 'Water: 75 * 2 percent', startTime: 65 }],
  ['The crumb', { text: 'The crumb is wet, see. The crust is not.', startTime: 120 }],
  ['Rye', { text: 'Rye', startTime: 0 }],
])('is the line of the caret at "%s", with the last time before its end', (words, sentence) =>
  expect(noteSentenceAt(note, at(words), at(words))).toEqual(sentence),
);

it.each([
  ['1. [x] Bake `rye` at _high_ heat', 'Bake rye at high heat'],
  ['## The snake_case of **all_names**', 'The snake_case of all_names'],
  ['>> 3 \\* 4 is 12', '3 * 4 is 12'],
  ['-5 degrees are cold', '-5 degrees are cold'],
])('is "%s" without its marks', (line, text) => expect(noteSentenceAt(line, 4, 4).text).toBe(text));

it('is the selected text', () => {
  const from = note.indexOf('The crust');
  expect(noteSentenceAt(note, from, note.length)).toEqual({ text: 'The crust is not.', startTime: 120 });
});

it.each([
  ['', 0],
  ['A line\n\nanother', 7],
  ['[1:05](#t=65)', 3],
])('is empty in "%s" where there are no words', (text, caret) => expect(noteSentenceAt(text, caret, caret).text).toBe(''));

it('reads the first and the last line', () => {
  expect(noteSentenceAt('One line.', 0, 0).text).toBe('One line.');
  expect(noteSentenceAt('One line.\nAnother.', 18, 18).text).toBe('Another.');
});
