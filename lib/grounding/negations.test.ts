import { expect, it } from 'vitest';
import { splitWords } from '../text/split-words.ts';
import { findNegations } from './negations.ts';

const negated = (text: string, language: string) => {
  const words = splitWords(text, language);
  return findNegations(words, language).map((i) => words[i]);
};

it.each([
  ['tr', 'Tamam, komedi iyi, namaz bitti, mezun oldu; mezarlık, mazot, imam.'],
  ['tr', 'Bunu yapmam gerekiyor, inanılmaz güzel.'],
  ['fr', 'Une personne sur trois fume, et une tonne par personne. C’est un pas en avant, sans doute.'],
  ['ar', 'ما هو السبب'],
  ['ar', 'كل ما قاله صحيح'],
  ['ko', '방 안 온도를 틀림없이 없앴다'],
  ['ja', '家のなかに犬がいた'],
])('finds no negation in %s: %s', (language, text) => expect(negated(text, language)).toEqual([]));

it.each([
  ['tr', 'gelmiyorum gelmedi gitmediler almaz almazlar yapmayacak bilmem bilmeyiz olmadığı gelmemiş', 10],
  ['fr', 'Personne ne fume.', 1],
  ['fr', 'Il ne fume pas.', 1],
  ['ar', 'ما كان هناك أحد', 1],
  ['ko', '나는 안 갔다', 1],
  ['ja', '彼は行かなかった', 1],
  ['it', 'Nessun pane è rimasto.', 1],
  ['de', 'Keines der Brote ist fertig.', 1],
  ['en', 'You mustn’t, needn’t, barely and rarely ain’t.', 5],
  ['id', 'Dia tak datang.', 1],
])('finds the negations in %s: %s', (language, text, count) => expect(negated(text, language)).toHaveLength(count));
