import { describe, expect, test } from 'vitest';
import { standingOf } from './standing.ts';

describe('where the ends of sentences were inferred', () => {
  test.each([
    'Reinforced concrete with steel bars inside.',
    'A french gardener with a lot of flower pots.',
    'The old red house with a hundred windows.',
    'The tiles in real time without refreshing the page.',
    'Probably something on the order of six values per state.',
  ])('a text without a word that is hardly anything but a verb is a fragment: %s', (text) => {
    expect(standingOf(text, 'en', true)).toBe('fragment');
  });

  test.each([
    'Any other price of the battery what else do we need to know.',
    'The price of the battery is on the page or is that it.',
  ])('a text with a question in it is a fragment: %s', (text) => {
    expect(standingOf(text, 'en', true)).toBe('fragment');
    expect(standingOf(text, 'en')).not.toBe('fragment');
  });

  test.each([
    'A french gardener invented reinforced concrete.',
    'Bees eat honey in winter.',
    'Water boils at one hundred degrees.',
    'The plants in the garden absorb light.',
    'Bake the bread for thirty minutes.',
    'The laser measures the distance.',
    'Paris hosts eleven museums.',
    'Claire’s just trying to bake bread.',
  ])('a sentence stands alone: %s', (text) => {
    expect(standingOf(text, 'en', true)).toBe('alone');
  });
});

test.each([
  'Many experiments using features and net outputs together.',
  'Simple button and speech recognition for the more complicated.',
  'A natural history of stories, knowledge and innovation.',
  'One for the public functions of the battery too.',
  'A more hand-shaped remote control with a battery.',
  'Twenty five Euro for a remote control with a battery.',
  'The two buttons of the remote control with a battery.',
])('a text without a word that is hardly anything but a verb is a fragment, also with marks: %s', (text) => {
  expect(standingOf(text, 'en')).toBe('fragment');
});

test.each([
  'The server signs something on behalf of one user.',
  'All signatures in the battery commit to all amounts.',
  'Everything’s sort of the same size as the battery.',
  'The battery consists of three cells.',
  'The price of the battery disposes of the question.',
])('a rare verb is one: %s', (text) => {
  expect(standingOf(text, 'en')).toBe('alone');
});

test.each([
  'The battery is charged by the button on the right-hand side.',
  'The general shape of the battery should be like this.',
  'The price of the battery is between those two.',
  'The price of the battery is somewhere in there.',
])('a sentence that points to what is seen is a fragment: %s', (text) => {
  expect(standingOf(text, 'en')).toBe('fragment');
});

test.each([
  'Put it in a cold pan, and turn the heat to medium.',
  'Prune those right after they bloom.',
  'Apply it to the wound twice a day.',
  "Don't salt them before the water boils in the pot.",
])('a verb whose object only another sentence names begins a fragment: %s', (text) => {
  expect(standingOf(text, 'en')).toBe('fragment');
});

test.each([
  'Put those eggs in a cold pan.',
  'Toss the spaghetti in the fat, and pour it into a bowl.',
  'Whatever it costs, the battery is cheap.',
  'Sometimes it takes nine days to build the battery.',
  'Usually it takes nine days to build the battery.',
])('a sentence with its own object does not: %s', (text) => {
  expect(standingOf(text, 'en')).not.toBe('fragment');
});

test.each([
  'The battery costs five euros. we have the old one.',
  'The battery is red and well it’s small.',
  'The price of the battery is you know five euros.',
  'The button charges the battery or whatever.',
  'The price of the we want the battery.',
  'The battery is should be red.',
  'The test shows we need we want a battery.',
  'The let’s go to the price of the battery.',
  'The price is high because that’s a battery is a rare thing.',
])('a sentence that the speaker broke off and began again is a fragment: %s', (text) => {
  expect(standingOf(text, 'en')).toBe('fragment');
});

test.each([
  'The button is on the right of the battery.',
  'The button for the old battery works very well.',
  'The price vs. the size of the battery is important.',
  'If we can, we need a battery.',
  'The seller of the battery wants to let you know how it works.',
  'Speech is one of those things where batteries matter.',
  'The battery fails when it’s the only one in the case.',
])('a whole sentence with such words stands alone: %s', (text) => {
  expect(standingOf(text, 'en')).toBe('alone');
});

test.each([
  ['ja', 'レム睡眠とノンレム睡眠です。'],
  ['ja', '朝の光を浴びるからです。'],
  ['ko', '미국산 소고기와 호주산 소고기입니다.'],
  ['ko', '도시에는 농약이 적고 꽃의 종류가 다양하기 때문입니다.'],
])('%s: a predicate or a reason alone is a fragment: %s', (language, text) =>
  expect(standingOf(text, language)).toBe('fragment'),
);

test.each([
  ['ja', '睡眠の種類はレム睡眠とノンレム睡眠です。'],
  ['ja', '眠くなるのは、脳にアデノシンがたまるからです。'],
  ['ja', '試験の前に徹夜をしたいです。'],
  ['ko', '도시 양봉은 건물 옥상에서 벌을 키우는 일입니다.'],
  ['ko', '꿀이 많은 이유는 꽃의 종류가 다양하기 때문입니다.'],
])('%s: a predicate with its subject stands alone: %s', (language, text) => expect(standingOf(text, language)).toBe('alone'));
