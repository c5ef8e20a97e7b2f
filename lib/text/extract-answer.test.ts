import { describe, expect, it } from 'vitest';
import { extractAnswer } from './extract-answer.ts';
import { talk, talkCues, talkInChinese } from './fixtures/talk.ts';
import { talks } from './fixtures/talks.ts';
import type { TextUnit } from './text-unit.ts';

const cues = talkCues();
const textOf = (units: readonly TextUnit[]) => units.map(({ text }) => text).join(' ');

describe('extractAnswer', () => {
  it('finds where a question is answered, and quotes whole sentences of the cited text', () => {
    const { passages, lines } = extractAnswer(
      [{ id: 'a', units: cues }],
      'How does the Fresnel lens bend the light of the lamp?',
      {
        maxWords: 40,
      },
    );
    expect(textOf(cues.slice(passages[0]!.from, passages[0]!.to))).toContain('Fresnel lens');
    expect(lines.map(({ text }) => text)).toContain('A Fresnel lens bends the light of the lamp into a narrow beam.');
    for (const { text, cites } of lines) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(textOf(cites.map((index) => cues[index]!)).toLowerCase()).toContain(text.toLowerCase().slice(0, 12));
    }
    expect(lines.reduce((sum, { text }) => sum + text.split(' ').length, 0)).toBeLessThanOrEqual(40);
  });

  it('returns as many passages as requested, without overlaps', () => {
    const units = Array.from({ length: 12 }, talkCues).flat();
    for (const maxPassages of [1, 3, 5]) {
      const { passages } = extractAnswer([{ id: 'a', units }], 'bees in the winter', { maxPassages });
      expect(passages).toHaveLength(maxPassages);
      const sorted = passages.toSorted((a, b) => a.from - b.from);
      for (const [i, { from }] of sorted.slice(1).entries()) expect(from).toBeGreaterThanOrEqual(sorted[i]!.to);
      for (const { from, to } of passages) expect(textOf(units.slice(from, to))).toMatch(/bee/i);
    }
  });

  it.each([
    ['en', 'What does he say about AI?', 'AI features are slow on the older phone and need the network.'],
    ['en', 'What happened in 1989?', 'In 1989 the Berlin Wall fell, and the firm moved to Leipzig.'],
    ['en', 'How is 5G?', '5G reception was weak in the cellar of the station.'],
    ['fr', 'Quelle est l’autonomie ?', 'Le vélo a soixante kilomètres d’autonomie en ville.'],
  ])('finds what a short word, a number or one behind an article names, in %s: %s', (language, question, answer) => {
    const units = [
      'The camera of the new phone takes sharp pictures at night.',
      'AI features are slow on the older phone and need the network.',
      'In 1989 the Berlin Wall fell, and the firm moved to Leipzig.',
      '5G reception was weak in the cellar of the station.',
      'L’automobile du voisin est rouge et rapide.',
      'Le vélo a soixante kilomètres d’autonomie en ville.',
    ].map((text) => ({ text }));
    const { lines } = extractAnswer([{ id: 'a', units, language }], question, { maxWords: 15 });
    expect(lines.map(({ text }) => text)).toEqual([answer]);
  });

  it('prefers the text of the named speaker', () => {
    const units = ['Ann', 'Ben', 'Cleo'].flatMap((speaker) =>
      Array.from({ length: 12 }, (_, i) => ({
        speaker,
        text: `The budget for the bridge is a matter of number ${i} and of stone.`,
      })),
    );
    const { passages, lines } = extractAnswer([{ id: 'a', units }], 'What did Ben think about the budget?', { maxPassages: 1 });
    expect(units.slice(passages[0]!.from, passages[0]!.to).every(({ speaker }) => speaker === 'Ben')).toBe(true);
    for (const { cites } of lines) expect(units[cites[0]!]!.speaker).toBe('Ben');
  });

  it('quotes the named speaker only, where that one says something on the question, and names who speaks', () => {
    const interview = [
      { speaker: 'Host', text: 'What do you think about regulation?' },
      { speaker: 'Tom', text: 'Our regulation in Europe is harmful to every startup.' },
      { speaker: 'Maria', text: 'We have learned that the regulation is good for small companies.' },
      { speaker: 'Anna', text: 'I invited Tom to the show because he knows the market.' },
    ];
    const ask = (question: string) => extractAnswer([{ id: 'a', units: interview }], question).lines.map(({ text }) => text);
    expect(ask('What does Maria think about regulation?')).toEqual([`Maria: ${interview[2]!.text}`]);
    expect(ask('What did Anna say?')).toEqual([`Anna: ${interview[3]!.text}`]);
    expect(ask('Who invited Tom?')).toContain(`Anna: ${interview[3]!.text}`);
  });

  it.each(['What is this talk about?', 'Worum geht es in diesem Video?'])(
    'answers a question about the whole with its most important sentences: %s',
    (question) => {
      const { passages, lines } = extractAnswer([{ id: 'a', units: cues, language: 'en' }], question, { maxWords: 60 });
      expect(lines.length).toBeGreaterThan(2);
      expect(passages).toHaveLength(Math.min(5, lines.length));
      for (const { text, cites } of lines)
        expect(textOf(cites.map((index) => cues[index]!)).toLowerCase()).toContain(text.toLowerCase().slice(4, 16));
    },
  );

  it('prefers what the speaker says to what a sponsor says, unless the sponsor is asked for', () => {
    const units = [
      'The best way to bake bread at home is a hot stone in the oven.',
      'This video is sponsored by Zorbit, the best way to buy bread at home.',
      'Go to zorbit.com slash dough and use code DOUGH for ten percent off your bread.',
      'The stone keeps the heat when the door is open.',
    ].map((text) => ({ text }));
    const ask = (question: string) => extractAnswer([{ id: 'a', units, language: 'en' }], question, { maxWords: 30 }).lines;
    expect(ask('What is the best way to bake bread at home?').map(({ text }) => text)).toEqual([units[0]!.text]);
    expect(ask('Which company is Zorbit?').some(({ text }) => text.includes('Zorbit'))).toBe(true);
  });

  it('answers with the reply to a question, and not with the question', () => {
    const interview = [
      { speaker: 'Dana', text: 'And how many hives do you have now?' },
      { speaker: 'Tom', text: 'A hundred and forty. We sold about three tonnes of honey last year.' },
      { speaker: 'Dana', text: 'And the book is a translation, isn’t it?' },
      { speaker: 'Tom', text: 'Yes, by Thomas Reed. He also translated her first two.' },
    ];
    const ask = (question: string) => extractAnswer([{ id: 'a', units: interview }], question).lines.map(({ text }) => text);
    expect(ask('How many hives does he have?')).toContain('A hundred and forty.');
    expect(ask('Who translated the book?')).toEqual(['Yes, by Thomas Reed.', 'He also translated her first two.']);
  });

  it('answers with what is true in place of what is called untrue', () => {
    const talk = [
      'Many people believe you have to drink eight glasses of water a day.',
      'That is not true.',
      'A healthy man needs about three liters, and food holds a part of it.',
      'The kidneys filter the blood of the body all the time.',
    ].map((text) => ({ text }));
    const { lines } = extractAnswer([{ id: 'a', units: talk }], 'How much water should you drink a day?', { maxWords: 20 });
    expect(lines.map(({ text }) => text)).toEqual([talk[2]!.text]);
  });

  it('answers with no question and no condition alone where captions have no marks', () => {
    const spoken =
      'so the design is nice and the screen is bright so should you buy it if you have a pixel 8 no the differences are too small if you have a pixel 6 or older yes absolutely it is a great upgrade for the money and the updates last seven years';
    const words = spoken.split(' ');
    const units = Array.from({ length: Math.ceil(words.length / 7) }, (_, i) => ({
      text: words.slice(7 * i, 7 * i + 7).join(' '),
      startTime: 3 * i,
      endTime: 3 * i + 3,
    }));
    const { lines } = extractAnswer([{ id: 'a', units, language: 'en' }], 'Should I buy the Pixel 9?');
    expect(lines.map(({ text }) => text)).toEqual([
      'If you have a pixel 8 no the differences are too small.',
      'If you have a pixel 6 or older yes absolutely it is a great upgrade for the money and the updates last seven years.',
    ]);
  });

  it.each([
    ['en', 'Anna sells kittens.', 'Who sells kittens?'],
    ['ru', 'Анна продаёт котят.', 'Кто продаёт котят?'],
    ['ar', 'خالد يبيع القطط.', 'من يبيع القطط؟'],
    ['tr', 'İstanbul çok kalabalık.', 'istanbul neden kalabalık?'],
    ['en', 'In the firm, IT keeps the printers busy.', 'What is IT?'],
  ])('answers with the sentence on the question, be it short, and with nothing else, in %s', (language, answer, question) => {
    const sentences = language === 'en' ? talk.split('\n') : (talks.find((one) => one.language === language)?.sentences ?? []);
    const units = [...sentences.slice(0, 6), answer, ...sentences.slice(6)].map((text) => ({ text }));
    const { lines } = extractAnswer([{ id: 'a', units, language }], question);
    expect(lines[0]!.text).toBe(answer);
    expect(lines.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['en', 'She dries apples in the sun.', 'What does she dry?'],
    ['en', 'In nineteen sixty nine they landed on the moon.', 'What happened in 1969?'],
    ['ru', 'Ребёнок любит сказки.', 'Что любит ребенок?'],
    ['fr', 'Le cœur bat très vite.', 'À quelle vitesse bat-il, le coeur ?'],
    ['pl', 'Żółw żyje bardzo długo.', 'Jak dlugo zyje zolw?'],
    ['de', 'Der Fuß tut ihm weh.', 'Was ist mit seinem Fuss?'],
    ['ar', 'هذا إِنْسَان طيب جدا.', 'ماذا عن انسان؟'],
    ['hi', 'हिन्दी बहुत आसान है।', 'हिंदी कैसी है?'],
    ['zh', '区块链非常安全。', '區塊鏈安全嗎？'],
    ['ko', '물은 아주 차갑습니다.', '물을 알려 줘'],
  ])('finds a word in another spelling or form, in %s: %s', (language, answer, question) => {
    const { lines } = extractAnswer([{ id: 'a', units: [{ text: answer }], language }], question);
    expect(lines.map(({ text }) => text)).toEqual([answer]);
  });

  it.each([
    [
      'en',
      'What is Loop?',
      'Loop is a service that manages the liquidity of your channels.',
      'We use Loop every day, and Loop is fast.',
    ],
    [
      'de',
      'Was ist ein Hub?',
      'Ein Hub ist ein Gerät, das mehrere Rechner verbindet.',
      'Ich habe meinen Hub gestern gekauft und der Hub läuft.',
    ],
    [
      'es',
      '¿Qué es la masa madre?',
      'La masa madre es un cultivo de levaduras silvestres.',
      'Mi masa madre vive en la nevera con otra masa madre.',
    ],
    ['zh', '什么是智能合约？', '智能合约就是一段自动执行的代码。', '我们公司很喜欢智能合约，智能合约很安全。'],
    [
      'en',
      'How long does the battery last?',
      'The battery of the camera is good for about ten hours.',
      'The battery lasts and lasts, and a battery is cheap.',
    ],
    [
      'de',
      'Wie lange hält der Akku?',
      'Es hat eine Akkuleistung von zehn Stunden.',
      'Der Akku hält schon, und ein Akku wiegt wenig.',
    ],
    [
      'en',
      'When was the model released?',
      'They released the model in March 2021 with a small team.',
      'The model was released, and a model is useful.',
    ],
    [
      'en',
      'How much does the recorder cost?',
      'The recorder is about two hundred dollars in the shop.',
      'The recorder costs a lot, and cost is a problem.',
    ],
    [
      'en',
      'Who wrote the song about rain?',
      'The song about rain was written by Nina Lark in a week.',
      'The song about rain is long, and people like the song.',
    ],
    [
      'en',
      'What are the three goals of the plan?',
      'The plan names 3 goals: speed, safety and price.',
      'The goals of the plan are old, and the plan has goals.',
    ],
  ])('puts what has the form of an answer first, in %s: %s', (language, question, answer, other) => {
    const { lines } = extractAnswer([{ id: 'a', units: [{ text: other }, { text: answer }], language }], question, {
      maxWords: language === 'zh' ? 14 : 13,
    });
    expect(lines.map(({ text }) => text)).toEqual([answer]);
  });

  it('finds a definition far from where its subject is spoken of most', () => {
    const units = [
      'Loop is a service that manages the liquidity of your channels.',
      ...talk.split('\n'),
      ...Array.from({ length: 20 }, (_, i) => `We ran Loop and then Loop again on server number ${i} of the lab.`),
    ].map((text) => ({ text }));
    const { lines } = extractAnswer([{ id: 'a', units, language: 'en' }], 'What is Loop?');
    expect(lines.flatMap(({ cites }) => cites)).toContain(0);
  });

  it.each([
    ['de', 'Was sagt das Gericht?', 'Das Bundesverfassungsgericht hat die Klage gestern abgewiesen.'],
    ['de', 'Wie ist der Preis?', 'Die Benzinpreise sind im Sommer deutlich gestiegen.'],
    ['de', 'Was ist mit dem Akku?', 'Die Akkuleistung ist bei Kälte eher gering.'],
    ['nl', 'Wat gebeurt er met de prijs?', 'De benzineprijs is deze zomer flink gestegen.'],
  ])('finds a word as a part of a longer one, in %s: %s', (language, question, answer) => {
    const units = ['Der Zug hält in Köln.', answer, 'De trein stopt in Keulen.'].map((text) => ({ text }));
    const { lines } = extractAnswer([{ id: 'a', units, language }], question, { maxWords: 8 });
    expect(lines.map(({ text }) => text)).toEqual([answer]);
  });

  it('does not take what follows a rhetorical question for the answer', () => {
    const talk = [
      'Is a heat pump worth it in an old house?',
      'That is what I will ask Dr. Sabine Kröger today.',
      'In most old houses a heat pump is worth it from the third winter on.',
    ].map((text) => ({ text }));
    const { lines } = extractAnswer([{ id: 'a', units: talk }], 'Is a heat pump worth it in an old house?', { maxWords: 20 });
    expect(lines.map(({ text }) => text)).toEqual([talk[2]!.text]);
  });

  it('searches several transcripts, each in its language, and returns which one it cites', () => {
    const texts = [
      { id: 'talk', units: talk.split('\n').map((text) => ({ text })) },
      ...talks.map(({ language, sentences }) => ({ id: language, units: sentences.map((text) => ({ text })) })),
      { id: 'talk in Chinese', units: [{ text: talkInChinese }] },
    ];
    const { passages, lines } = extractAnswer(texts, 'Was gibt dem Brot seine dünne Kruste?', { maxPassages: 2 });
    expect(passages[0]!.id).toBe('de');
    expect(lines.filter(({ id }) => id === 'de').flatMap(({ cites }) => cites)).toContain(11);
    expect(extractAnswer(texts, 'Who built the lighthouse of granite?').passages[0]!.id).toBe('talk');
  });

  it('returns nothing for a question about another subject', () => {
    const nothing = { passages: [], lines: [] };
    expect(extractAnswer([{ id: 'a', units: cues }], 'What about quantum chromodynamics?')).toEqual(nothing);
    for (const question of ['', '???', '\u0000\ud800', 'the', '['.repeat(100_000)])
      expect(extractAnswer([{ id: 'a', units: cues }], question)).toEqual(nothing);
    expect(extractAnswer([], 'bees')).toEqual(nothing);
    for (const units of [[], [{ text: '' }], [{ text: '[Music]' }]])
      expect(extractAnswer([{ id: 'a', units }], 'bees')).toEqual(nothing);
  });

  it('accepts a single cue, and one sentence repeated', () => {
    expect(extractAnswer([{ id: 'a', units: [{ text: 'Bees eat honey.' }] }], 'What do bees eat?')).toEqual({
      passages: [{ id: 'a', from: 0, to: 1 }],
      lines: [{ id: 'a', text: 'Bees eat honey.', cites: [0] }],
    });
    const units = Array.from({ length: 20_000 }, () => ({ text: 'All work and no play makes Jack a dull boy.' }));
    expect(extractAnswer([{ id: 'a', units }], 'Is Jack dull?').lines.map(({ text }) => text)).toEqual([units[0]!.text]);
  });
});
