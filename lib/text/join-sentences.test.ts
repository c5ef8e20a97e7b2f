import { expect, test } from 'vitest';
import { splitSentences } from '../subtitles/sentences.ts';
import { joinSentences } from './join-sentences.ts';

const join = (units: { text: string; speaker?: string; startTime?: number; endTime?: number }[], language = 'en') =>
  joinSentences(splitSentences(units, language), language).map(({ text, from, to }) => [text, from, to]);
const cues = (...texts: string[]) => texts.map((text) => ({ text }));

test.each([
  [
    'en',
    'The crash happens because the.',
    'Cache is full after an hour.',
    'The crash happens because the cache is full after an hour.',
  ],
  [
    'en',
    'The cache is full after an hour.',
    'Because nobody clears it.',
    'The cache is full after an hour because nobody clears it.',
  ],
  [
    'en',
    'The trait allows us to.',
    'Create a window for each screen.',
    'The trait allows us to create a window for each screen.',
  ],
  ['en', 'Users can filter the tiles.', 'The tiles in real time.', 'Users can filter the tiles the tiles in real time.'],
  ['de', 'Der Zug fährt später, weil.', 'Die Strecke gesperrt ist.', 'Der Zug fährt später, weil die Strecke gesperrt ist.'],
  [
    'fr',
    'La batterie coûte plus cher que le.',
    'Boîtier de la télécommande.',
    'La batterie coûte plus cher que le boîtier de la télécommande.',
  ],
  ['zh', '电池的价格太高了，因为。', '供应商只有一家公司。', '电池的价格太高了，因为供应商只有一家公司。'],
])('%s: joins what recognition has cut: %s %s', (language, first, second, whole) => {
  expect(join(cues(first, second), language)).toEqual([[whole, 0, 2]]);
});

test.each([
  ['it', 'I lavori durarono dal 1420 al 1436.', 'In tutto il cantiere morì un solo operaio.'],
  ['hi', 'आज हम बात करेंगे म्यूचुअल फंड के बारे में।', 'फंड में पैसा लगता है।'],
  ['pt', 'O desconto vale em sementeboa.com.', 'Horta precisa de água.'],
  ['en', 'The committee meets on the 9.', 'Members vote by letter.'],
])('%s: leaves a sentence with a number, an address or what it is about at its end: %s', (language, ...sentences) => {
  expect(join(cues(...sentences), language).map(([text]) => text)).toEqual(sentences);
});

test.each([
  ['A draw is fine for them.', 'But for Harwick it is.', 'Harwick need to win this.'],
  ['I was chasing the last honey.', 'So that was greed.'],
  ['The sugar then moves into the cell.', 'The cell burns it within a minute.'],
  ['The theory is by Albert Einstein.', 'Albert Einstein was born in Ulm.'],
  ['It is secured by the network.', 'The network in the background checks the operations.'],
])('leaves whole sentences: %s %s', (...sentences) => {
  expect(join(cues(...sentences)).map(([text]) => text)).toEqual(sentences);
});

test.each([
  ['de', 'Der Zucker wandert in die Zelle.', 'Die Zelle verbrennt ihn.'],
  ['de', 'Jetzt setzen wir die Zahlen in die Formel ein.', 'Unter der Wurzel steht eine Zahl.'],
  ['fr', 'Le sucre entre dans la cellule.', 'La cellule le brûle.'],
  ['es', 'El azúcar entra en la célula.', 'La célula lo quema.'],
  ['pt', 'O açúcar entra nas células.', 'Nas células ele é queimado.'],
  ['it', 'Lo zucchero entra nella cellula.', 'Nella cellula brucia.'],
  ['ru', 'Сахар попадает в эту клетку.', 'Эту клетку мы видели.'],
  ['zh', '就是价格信号。', '价格信号是通过市场来反映的。'],
])('%s: leaves a sentence about what the one before ends with: %s %s', (language, ...sentences) => {
  expect(join(cues(...sentences), language).map(([text]) => text)).toEqual(sentences);
});

test.each([
  ['de', 'Man filtert hier die Kacheln.', 'Die Kacheln in Echtzeit.', 'Man filtert hier die Kacheln die Kacheln in Echtzeit.'],
  [
    'it',
    'Parliamo del sito e della banca.',
    'Della banca dell’Umbria.',
    'Parliamo del sito e della banca della banca dell’Umbria.',
  ],
  ['fr', 'On filtre ici les tuiles.', 'Les tuiles en temps réel.', 'On filtre ici les tuiles les tuiles en temps réel.'],
  ['en', 'And we only go there.', 'Go there.', 'And we only go there go there.'],
])('%s: joins words that are taken up again: %s %s', (language, first, second, whole) => {
  expect(join(cues(first, second), language).map(([text]) => text)).toEqual([whole]);
});

test('joins a sentence that ends with a contracted verb', () => {
  expect(join(cues('It is useful for anyone who’s.', 'Going to do any front end work.'))).toHaveLength(1);
});

test('keeps the capital of a name', () => {
  expect(join(cues('Ask Maria before lunch.', 'The report was written by the.', 'Maria project team.')).at(-1)).toEqual([
    'The report was written by the Maria project team.',
    1,
    3,
  ]);
});

test('joins across a short answer of another speaker', () => {
  const units = [
    { speaker: 'A', text: 'The cache is full because the' },
    { speaker: 'B', text: 'Yeah.' },
    { speaker: 'A', text: 'worker never clears it.' },
  ];
  expect(join(units)).toEqual([['The cache is full because the worker never clears it.', 0, 3]]);
});

test.each([
  ['whole sentences', cues('The cache is full.', 'The worker clears it.')],
  ['a question', cues('Is it the?', 'Cache is full after an hour.')],
  ['a new start', cues('The crash happens because the.', 'So the cache is full after an hour.')],
  [
    'another speaker',
    [
      { speaker: 'A', text: 'The crash is in the.' },
      { speaker: 'B', text: 'Cache is full after an hour.' },
    ],
  ],
  [
    'a long silence',
    [
      { text: 'The crash happens because the.', startTime: 0, endTime: 2 },
      { text: 'Cache is full after an hour.', startTime: 9, endTime: 11 },
    ],
  ],
])('leaves %s', (_, units) => {
  expect(join(units)).toHaveLength(2);
});
