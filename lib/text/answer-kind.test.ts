import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { answerKind, asksAlike, definedSubject, hasKind } from './answer-kind.ts';

describe('the kind of answer that a question asks for', () => {
  it.each([
    ['en', 'What is Signet?', 'definition'],
    ['en', 'How long does it take?', 'duration'],
    ['en', 'How much does the camera cost?', 'price'],
    ['en', 'What is the price of the camera?', 'price'],
    ['en', 'When was it released?', 'time'],
    ['en', 'How many people came?', 'amount'],
    ['en', 'Who wrote the book?', 'person'],
    ['en', 'How often is the difficulty adjusted?', 'frequency'],
    ['de', 'Wie oft wird die Schwierigkeit angepasst?', 'frequency'],
    ['es', '¿Cada cuánto se ajusta la dificultad?', 'frequency'],
    ['en', 'Why did it fail?', 'reason'],
    ['en', 'Summarize the discussion about taxes', undefined],
    ['de', 'Was ist ein Zahlungskanal?', 'definition'],
    ['de', 'Wie lange hält der Akku?', 'duration'],
    ['de', 'Was kostet ein Mikrofon?', 'price'],
    ['de', 'Wie stark ist der Preis gestiegen?', 'amount'],
    ['fr', 'Qu’est-ce que la blockchain ?', 'definition'],
    ['fr', 'Combien de temps dure le vol ?', 'duration'],
    ['es', '¿Qué es rust-lightning?', 'definition'],
    ['es', '¿Cuánto cuesta la cámara?', 'price'],
    ['pt', 'Quando foi lançado?', 'time'],
    ['it', 'Quanto dura il volo?', 'duration'],
    ['nl', 'Wat kost een microfoon?', 'price'],
    ['ru', 'Что такое блокчейн?', 'definition'],
    ['ru', 'Сколько стоит билет?', 'price'],
    ['pl', 'Ile kosztuje bilet?', 'price'],
    ['tr', 'Blockchain nedir?', 'definition'],
    ['vi', 'Blockchain là gì?', 'definition'],
    ['id', 'Berapa lama penerbangannya?', 'duration'],
    ['uk', 'Коли вийшла книга?', 'time'],
    ['fa', 'کتاب کی منتشر شد؟', 'time'],
    ['he', 'מתי יצא הספר?', 'time'],
    ['ar', 'متى صدر الكتاب؟', 'time'],
    ['hi', 'ब्लॉकचेन क्या है?', 'definition'],
    ['ko', '블록체인이란 무엇인가요?', 'definition'],
    ['zh', '什么是智能合约？', 'definition'],
    ['zh', '这个多少钱？', 'price'],
    ['ja', 'ブロックチェーンとは何ですか？', 'definition'],
    ['th', 'ทำไม', undefined],
  ])('%s, %s: %s', (language, question, kind) => {
    expect(answerKind(question, language)).toBe(kind);
  });

  it.each([
    ['price', 'en', 'The recorder is about 200 dollars.', 'Dollars are strong.'],
    ['price', 'en', 'It’s 25€ a month.', 'It is on sale.'],
    ['price', 'en', 'The software is free.', 'Feel free to ask.'],
    ['price', 'de', 'Das kostet ungefähr 200 Euro.', 'Das kostet Zeit.'],
    ['price', 'zh', '这台相机三百块左右。', '这台相机很好。'],
    ['frequency', 'en', 'The difficulty is adjusted every 2016 blocks.', 'Everyone adjusts the difficulty in 14 days.'],
    ['frequency', 'de', 'Die Schwierigkeit ändert sich alle 2016 Blöcke.', 'Die Schwierigkeit ändert sich nach 2016 Blöcken.'],
    ['frequency', 'fr', 'La difficulté change toutes les deux semaines.', 'La difficulté change après deux semaines.'],
    ['duration', 'en', 'The battery lasts ten hours.', 'The battery lasts long.'],
    ['duration', 'de', 'Der Akku hält zehn Stunden.', 'Der Akku hält lange.'],
    ['duration', 'ru', 'Полёт длится пять часов.', 'Полёт длится долго.'],
    ['duration', 'pl', 'Lot trwa 5 godzin.', 'Lot trwa długo.'],
    ['duration', 'ja', '充電には3時間かかります。', '充電には時間がかかります。'],
    ['duration', 'zh', '大概需要两个小时。', '大概需要很久。'],
    ['time', 'en', 'It came out in March 2021.', 'It may come out.'],
    ['time', 'en', 'We meet again next week.', 'We meet again.'],
    ['time', 'en', 'It started in nineteen sixty nine.', 'It started with three people.'],
    ['time', 'de', 'Er kam am Dienstag.', 'Er kam mit dem Zug.'],
    ['time', 'fr', 'Il est sorti en juillet.', 'Il est sorti.'],
    ['amount', 'en', 'There are forty of them.', 'There is one of them.'],
    ['person', 'en', 'It was written by Ada Lovelace.', 'It was written by a woman.'],
    ['reason', 'en', 'It failed because of the rain.', 'It failed in spring.'],
  ] as const)('a sentence has it: %s in %s, %s', (kind, language, fitting, other) => {
    expect(hasKind(kind, fitting, language)).toBe(true);
    expect(hasKind(kind, other, language)).toBe(false);
  });
});

describe('what a sentence defines', () => {
  it.each([
    ['en', 'Loop is a service that manages your liquidity.', 'Loop'],
    ['en', 'So a payment channel is basically a protocol.', 'So a payment channel'],
    ['en', 'The service is fast.', undefined],
    ['de', 'Ein Hub ist ein Gerät.', 'Ein Hub'],
    ['fr', 'Le levain est une culture de levures.', 'Le levain'],
    ['es', 'La masa madre es un cultivo.', 'La masa madre'],
    ['ru', 'Блокчейн — это база данных.', 'Блокчейн —'],
    ['zh', '智能合约就是一段代码。', '智能合约'],
    ['ja', 'スマートコントラクトとは自動で動く契約です。', 'スマートコントラクト'],
    ['ko', '블록체인은 분산된 장부입니다.', '블록체인'],
    ['en', 'And what everybody here has always wanted to know is that it works.', undefined],
  ])('%s: %s', (language, sentence, subject) => {
    expect(definedSubject(sentence, language)).toBe(subject);
  });
});

it.each([
  ['ja', '今日は'],
  ['ko', '오늘은 '],
])('the time of searching for a subject is linear in the length of the sentence: %s', (language, words) =>
  expectLinear(2_500, (size) => definedSubject(words.repeat(size), language)),
);

it.each([
  ['Why do we age?', true],
  ['We age because cells do.', false],
  ['How old can we be?', false],
])('knows a sentence that asks for the reason which its title asks for: %s', (sentence, asks) => {
  expect(asksAlike('Why do we age?', sentence, 'en')).toBe(asks);
});
