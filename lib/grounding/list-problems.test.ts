import { expect, it } from 'vitest';
import { createGrounding } from './ground.ts';

const problemsOf = (language: string, spoken: string, sentence: string) =>
  createGrounding([{ text: spoken }], language)
    .groundCited(sentence, [0], language)
    .problems.map(({ text }) => text);

it.each([
  ['es', 'El viaje duró tres semanas, para nosotros fue largo.', 'El viaje duró dos semanas.', 'dos'],
  ['pt', 'A viagem durou três semanas, para nós foi longa.', 'A viagem durou duas semanas.', 'duas'],
  ['fr', 'Le voyage a duré trois semaines par camion.', 'Le voyage a duré deux semaines.', 'deux'],
])('takes no preposition of another language for a pair: %s', (language, spoken, sentence, number) => {
  expect(problemsOf(language, spoken, sentence)).toContain(number);
});

it.each([
  ['en', 'The trip took a couple of weeks.', 'The trip took two weeks.'],
  ['de', 'Die Reise dauerte ein paar Wochen.', 'Die Reise dauerte zwei Wochen.'],
  ['es', 'El viaje duró un par de semanas.', 'El viaje duró dos semanas.'],
])('takes a pair for two: %s', (language, spoken, sentence) => {
  expect(problemsOf(language, spoken, sentence)).toEqual([]);
});
