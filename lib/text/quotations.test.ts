import { expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { balanceQuotations, findQuoted } from './quotations.ts';

const lines = (texts: readonly string[], language = 'en') =>
  readDocument(
    texts.map((text, i) => ({ text, speaker: i === texts.length - 1 ? 'Mia' : 'John' })),
    language,
  ).statements.map(({ text, attribution, standing }) => [text, attribution, standing]);

it('attributes the words of a quotation to nobody who quotes it', () => {
  expect(
    lines(['Einstein wrote: “God does not play dice. I am sure of it.” I like the letter he wrote.', 'The letter is old.']),
  ).toEqual([
    ['Einstein wrote: “God does not play dice.”', undefined, 'alone'],
    ['I am sure of it.', undefined, 'dependent'],
    ['I like the letter he wrote.', 'John', 'personal'],
    ['The letter is old.', undefined, 'alone'],
  ]);
  expect(lines(['"We show that the cache is full. The cache is slow." The paper is old.', 'The letter is old.'])).toMatchObject([
    ['"We show that the cache is full."', undefined, 'dependent'],
    ['The cache is slow.', undefined, 'dependent'],
    ['The paper is old.', undefined, 'alone'],
    {},
  ]);
});

it('ends a quotation with the turn, and soon where its end is not marked', () => {
  const sentence = (text: string, speaker: string) => ({ text, speaker, from: 0, to: 1 });
  expect(findQuoted([sentence('He said: "It is.', 'John'), sentence('We are.', 'John'), sentence('We are.', 'Mia')])).toEqual([
    false,
    true,
    false,
  ]);
  const many = findQuoted([
    sentence('He said: "It is.', 'John'),
    ...Array.from({ length: 20 }, () => sentence('We are.', 'John')),
  ]);
  expect(many.slice(0, 3)).toEqual([false, true, true]);
  expect(many.at(-1)).toBe(false);
});

it.each([
  ['Satoshi said, "It is possible.', 'Satoshi said, "It is possible."'],
  ['Er sagt: „Das ist möglich.', 'Er sagt: „Das ist möglich.“'],
  ['Ich bin sicher.“', 'Ich bin sicher.'],
  ['Il dit : « C’est vrai.', 'Il dit : « C’est vrai.»'],
  ['彼は「高いです。', '彼は「高いです。」'],
  ['I am sure of it,” he wrote.', 'I am sure of it, he wrote.'],
  ['The noun " cache " is a word.', 'The noun cache is a word.'],
])('closes the quotations of %j', (text, balanced) => expect(balanceQuotations(text)).toBe(balanced));

it.each([
  'The 6.1" display is called "large", and "it" is.',
  'He says „das“ and »das« and “that” and « cela ».',
  '彼は「『本』が高い」と言った。',
  '"Gravity" is a film.',
  'Det heter ”Hej” här.',
])('leaves %j, whose quotations are closed', (text) => expect(balanceQuotations(text)).toBe(text));
