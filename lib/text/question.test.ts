import { expect, it } from 'vitest';
import { readQuestion } from './question.ts';

it.each([
  ['de', 'Wann, warum und wohin geht welcher Hund?', ['hund']],
  ['fr', 'Combien de chiens ?', ['chien']],
  ['es', '¿Cuánto cuestan los perros?', ['cuesta', 'perro']],
  ['ru', 'Сколько собак, зачем?', ['собак']],
  ['pl', 'Dlaczego pies?', ['pies']],
  ['tr', 'Kaç köpek, hangi köpek?', ['köpek']],
  ['ar', 'متى كلب، أين كلب؟', ['كلب']],
  ['hi', 'कब, कैसे, कहाँ, किसने कुत्ता?', ['कुत्त']],
  ['ko', '누가 어디 무엇을 강아지?', ['강아지']],
  ['zh', '什么时候在哪里有狗？', ['狗']],
  ['zh', '什麼時候在哪裡有狗？', ['狗']],
  ['th', 'ใครสุนัขที่ไหน', ['สุนัข']],
  ['nl', 'Wanneer en hoeveel honden?', ['hond']],
])('leaves out the words that ask, in %s: %s', (language, question, terms) => {
  expect(readQuestion(question, language, new Set()).terms).toEqual(terms);
});

it.each([
  ['en', 'What is IT?', ['IT']],
  ['en', 'What did WHO say about masks?', ['mask', 'WHO']],
  ['en', 'What is Go?', ['Go']],
  ['en', 'What do people want?', ['people', 'want']],
  ['en', 'What do they do?', []],
  ['en', 'When does Will come?', ['Will']],
  ['fr', 'Comment est le son ?', ['son']],
  ['fr', 'Que faire en été ?', ['été']],
  ['it', 'Cosa fa lo Stato?', ['Stato']],
  ['pt', 'Como está o tempo?', ['tempo']],
  ['en', 'What is it?', []],
  ['en', 'WHAT IS IT?', []],
  ['en', 'the', []],
  ['de', 'Was machen Sie?', []],
])('takes function words for names as a last resort, in %s: %s', (language, question, terms) => {
  expect(readQuestion(question, language, new Set()).terms).toEqual(terms);
});

it.each([
  ['en', 'What are the three goals?', ['goal'], [3]],
  ['en', 'What are the 3 goals?', ['goal'], [3]],
  ['en', 'Who are the twelve members?', ['member', '12'], []],
  ['de', 'Was sind die drei Ziele?', ['ziel'], [3]],
  ['fr', 'Quels sont les quatre objectifs ?', ['object'], [4]],
  ['es', '¿Cuáles son los cinco pasos?', ['paso'], [5]],
  ['ru', 'Какие три цели?', ['цел'], [3]],
  ['en', 'What is version 2.5?', ['version'], []],
])('reads numbers in words as numbers, in %s: %s', (language, question, terms, counts) => {
  const read = readQuestion(question, language, new Set());
  expect(read.terms.toSorted()).toEqual(terms.toSorted());
  expect(read.counts).toEqual(counts);
});
