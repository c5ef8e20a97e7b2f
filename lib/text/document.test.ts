import { expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { markReliableEnds } from './sentence-ends.ts';

const captions = ['今日は電池の話をします', '電池は一番高い部品です', 'だから別の会社を探します', '画面の値段も高いです'];

it('knows that ends are inferred, also if they were marked before', () => {
  const units = captions.map((text) => ({ text }));
  const marked = markReliableEnds(units, 'ja');
  expect(marked).not.toBe(units);
  expect(readDocument(units, 'ja').hasInferredEnds).toBe(true);
  expect(readDocument(marked, 'ja', units).hasInferredEnds).toBe(true);
});

it('knows that ends are not inferred where the captions have marks', () => {
  const units = captions.map((text) => ({ text: `${text}。` }));
  expect(readDocument(markReliableEnds(units, 'ja'), 'ja', units).hasInferredEnds).toBe(false);
});

it.each([
  ['Al', 'Al'],
  ['Yu', 'Yu'],
  ['A', undefined],
  ['S2', undefined],
  ['s 1', undefined],
  ['Speaker 1', undefined],
])('attributes what %s says to %s', (speaker, attribution) => {
  expect(readDocument([{ text: 'We build the case of rubber.', speaker }], 'en').statements[0]!.attribution).toBe(attribution);
});

it('attributes what a named speaker says among roles, and nothing to these', () => {
  const units = ['Stefan', 'Frau'].map((speaker) => ({ text: 'Das Gehäuse bauen wir aus Gummi.', speaker }));
  expect(readDocument(units, 'de').statements.map(({ attribution }) => attribution)).toEqual(['Stefan', undefined]);
});

it.each([
  ['en', 'Hopefully, we can build the case of rubber.', 'The case of the phone consists of rubber.'],
  ['de', 'Das Gehäuse bauen wir aus weichem Gummi.', 'Das Gehäuse besteht aus weichem Gummi.'],
  ['en', 'I think the case of the phone should consist of rubber.', 'The case of the phone consists of rubber.'],
  ['de', 'Ich glaube, das Gehäuse besteht aus Gummi.', 'Das Gehäuse besteht aus weichem Gummi.'],
  ['es', 'Creo que la batería cuesta cinco euros.', 'La batería cuesta cinco euros.'],
  ['zh', '我认为监管会扼杀创业公司。', '外壳的材料是橡胶。'],
  ['zh', '外壳的材料我们决定用橡胶。', '外壳的材料决定用橡胶。'],
])('names in %s who speaks of themselves, of several speakers: %s', (language, own, plain) => {
  const attributions = (speakers: readonly string[]) =>
    readDocument(
      [own, plain].map((text, i) => ({ text, speaker: speakers[i] })),
      language,
    ).statements.map(({ attribution }) => attribution);
  expect(attributions(['Maria', 'Ana'])).toEqual(['Maria', undefined]);
  expect(attributions(['Maria', 'Maria'])).toEqual([undefined, undefined]);
});
