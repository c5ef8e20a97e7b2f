import { describe, expect, it } from 'vitest';
import { findPromise } from './find-promise.ts';
import { readPromise } from './read-promise.ts';

const talk = [
  'Welcome to this short history of the clock.',
  'In the Middle Ages every town set its clock by the sun, so noon in Bristol came ten minutes after noon in London.',
  'People who walked or rode never noticed the difference.',
  'The monks rang their bells for prayer, and the market opened when the bell of the tower rang.',
  'Towers were built by rich guilds, and a good clock was the pride of a town.',
  'Clockmakers travelled from court to court, and their secrets stayed in the family.',
  'Railways introduced standard time because trains collided when stations along one line used different local times.',
  'The Great Western Railway adopted London time for all its stations in 1840, and the others followed.',
  'Telegraph wires carried the time signal from Greenwich to every station of the railways.',
  'Later the pendulum gave way to quartz, which loses a second in a month.',
  'Atomic clocks lose a second in a hundred million years.',
  'Farmers, though, still rise with the sun.',
].map((text, index) => ({ text, startTime: 10 * index, endTime: 10 * index + 9 }));

describe('the promise of a title', () => {
  it.each([
    ['Why planes crash | Some Channel', 'en', 'Why planes crash'],
    ['Some Channel - 5 simple reasons to leave', 'en', '5 simple reasons to leave'],
    ['Is it over?', 'en', 'Is it over?'],
    ['The truth about sugar', 'en', 'The truth about sugar'],
    ['Warum Brot schimmelt', 'de', 'Warum Brot schimmelt'],
    ['为什么天空是蓝色的', 'zh', '为什么天空是蓝色的'],
    ['なぜ空は青いのか', 'ja', 'なぜ空は青いのか'],
    ['Three reasons I left', 'en', 'Three reasons I left'],
    ['Who killed JFK', 'en', 'Who killed JFK'],
    ['Can money buy happiness', 'en', 'Can money buy happiness'],
    ['Der wahre Grund für den Krieg', 'de', 'Der wahre Grund für den Krieg'],
    ['Où vont nos impôts', 'fr', 'Où vont nos impôts'],
    ['Así funciona la bolsa', 'es', 'Así funciona la bolsa'],
    ['Откуда берутся деньги', 'ru', 'Откуда берутся деньги'],
    ['Kahve kalbe zararlı mı', 'tr', 'Kahve kalbe zararlı mı'],
    ['钱从哪里来', 'zh', '钱从哪里来'],
    ['誰がケネディを殺した', 'ja', '誰がケネディを殺した'],
    ['빵 만드는 법', 'ko', '빵 만드는 법'],
    ['पैसा कहाँ से आता है', 'hi', 'पैसा कहाँ से आता है'],
    ['The worst mistake of my career', 'en', 'The worst mistake of my career'],
    ['Der größte Fehler beim Backen', 'de', 'Der größte Fehler beim Backen'],
    ['Les 5 erreurs à éviter avec le pain', 'fr', 'Les 5 erreurs à éviter avec le pain'],
    ['Cinco errores al hacer pan', 'es', 'Cinco errores al hacer pan'],
    ['O maior erro da minha vida', 'pt', 'O maior erro da minha vida'],
    ['Cinque consigli per il pane', 'it', 'Cinque consigli per il pane'],
    ['Vijf fouten bij het bakken', 'nl', 'Vijf fouten bij het bakken'],
    ['Пять ошибок при выпечке хлеба', 'ru', 'Пять ошибок при выпечке хлеба'],
    ['Największy błąd mojego życia', 'pl', 'Największy błąd mojego życia'],
    ['Ekmek yaparken yapılan 5 hata', 'tr', 'Ekmek yaparken yapılan 5 hata'],
    ['5 sai lầm khi làm bánh', 'vi', '5 sai lầm khi làm bánh'],
    ['5 kesalahan saat membuat roti', 'id', '5 kesalahan saat membuat roti'],
    ['5 أخطاء عند صنع الخبز', 'ar', '5 أخطاء عند صنع الخبز'],
    ['빵을 만들 때 가장 큰 실수', 'ko', '빵을 만들 때 가장 큰 실수'],
    ['学英语的五个误区', 'zh', '学英语的五个误区'],
    ['初心者の5つの失敗', 'ja', '初心者の5つの失敗'],
  ])('is read from “%s” (%s)', (title, language, promise) => {
    expect(readPromise(title, language)).toBe(promise);
  });

  it.each([
    ['Weekly planning meeting', 'en'],
    ['What a day', 'en'],
    ['Two people in a boat', 'en'],
    ['Are you lonesome tonight, live', 'en'],
    ['Zwei Tage in den Bergen', 'de'],
    ['Know-how transfer workshop', 'en'],
    ['Bella come il sole - documentario', 'it'],
    ['Simples como o mar', 'pt'],
    ['Белая как снег - концерт', 'ru'],
    ['Biały jak śnieg - koncert', 'pl'],
    ['कबीर के दोहे', 'hi'],
    ['人とはじめて会う日', 'ja'],
    ['왜관읍 축제', 'ko'],
    ['下午三点直播', 'zh'],
    ['十月二号新闻', 'zh'],
    ['三つ星レストラン', 'ja'],
    ['Will Smith, the interview', 'en'],
    ['', 'en'],
    ['Why the sky is blue', 'zh'],
  ])('is absent from “%s” (%s)', (title, language) => {
    expect(readPromise(title, language)).toBeUndefined();
  });
});

describe('the answer to a title', () => {
  it('is quoted with its cues', () => {
    const found = findPromise(talk, 'Why railways introduced standard time', 'en');
    expect(found?.answered).toBe(true);
    expect(found?.cites).toContain(6);
    expect(found?.text).toContain('because trains collided');
  });

  it.each([
    [
      'en',
      'Why bread fails to rise',
      /too cold/,
      'Many people ask me why their bread fails to rise. The starter is too cold. The bread is baked.',
    ],
    [
      'de',
      'Warum Brot nicht aufgeht',
      /Hauptgrund/,
      'Viele fragen, warum ihr Brot nicht aufgeht. Der Hauptgrund ist ein kalter Ansatz. Das Brot ist gut.',
    ],
    ['zh', '为什么面包发不起来', /主要原因/, '很多人问我为什么面包发不起来。主要原因是酵种实在太冷了。面包店开在里昂的老城区。'],
  ])('has the form that the title asks for: %s, %s', (language, title, answer, text) => {
    const sentences = text.split(/(?<=[.。])\s?/).filter(Boolean);
    expect(
      findPromise(
        sentences.map((sentence) => ({ text: sentence })),
        title,
        language,
      )?.text,
    ).toMatch(answer);
  });

  it.each([
    [
      'en',
      'The truth about the battery',
      /^The truth is/,
      'Today we are looking at the Nova X5. It is bright enough to read in the sun. Now the battery. The company says it lasts two days. The truth is that I never got more than a day and a half out of it, and with games it was empty by dinner. The older Nova X4 had a battery that was really the best part of that phone, it lasted forever. The camera is good by day.',
    ],
    [
      'de',
      'Die Wahrheit über Wärmepumpen',
      /^Die Wahrheit ist/,
      'Heute geht es um Wärmepumpen. Mein Haus ist von 1962, und die Wärmepumpe hielt es warm. Die Wahrheit ist, dass es auf die Temperatur im Vorlauf ankommt. Die Fenster sind alt.',
    ],
  ])('states the truth that the title promises, in %s: %s', (language, title, answer, text) => {
    const units = text.split(/(?<=[.]) /).map((sentence) => ({ text: sentence }));
    expect(findPromise(units, title, language)?.text).toMatch(answer);
  });

  it('may depend on the sentence before, if it has the form that the title asks for', () => {
    const bees =
      'The bees fly up to five kilometres for food. A single hive holds about forty thousand bees. Last winter was hard in the north. They are dying because a mite called varroa spreads viruses from hive to hive. Beekeepers treat the hives in August.';
    const units = bees.split(/(?<=[.]) /).map((text) => ({ text }));
    expect(findPromise(units, 'Why the bees are dying', 'en')?.text).toContain('varroa');
  });

  it.each([
    ['How long does a starter need', /two weeks/],
    ['When should you cut hot bread?', /cutting the bread/],
    ['Why you should never add salt early', /slows the yeast/],
    ['The biggest mistake in sourdough baking', /impatience/],
    ['5 mistakes beginners make with sourdough', /^The \p{L}+ mistake/u],
  ])('is found in a short talk, and is no announcement: %s', (title, answer) => {
    const bread =
      'Today I am going to show you the five mistakes that beginners make with sourdough. The first mistake is using a starter that is too young. A starter needs at least two weeks before it can raise a loaf. The second mistake is a kitchen that is too cold. Yeast works best at twenty six degrees. The third mistake is adding the salt too early, because salt slows the yeast. The fourth mistake is cutting the bread while it is hot. The crumb is still setting at that time. And the biggest mistake of all is impatience. Most people put the dough into the oven hours before it is ready. You can test it with your finger. If the dough springs back slowly, it is ready to bake. I learned this in a bakery in Lyon, where I worked for three years. The baker there never looked at the clock.';
    const units = bread.split(/(?<=[.]) /).map((text) => ({ text }));
    expect(findPromise(units, title, 'en')?.text).toMatch(answer);
  });

  it('is the definition of what the title asks for, even far from where it is spoken of most', () => {
    const units = [
      'Varroa is a mite that lives on the blood of bees.',
      ...talk.map(({ text }) => text),
      'We found varroa in the first hive, and more varroa in the second.',
      'Then varroa was seen in every hive of the valley, varroa without end.',
      'In spring the varroa came back, and varroa stayed.',
    ].map((text) => ({ text }));
    expect(findPromise(units, 'What is varroa?', 'en')?.text).toBe(units[0]!.text);
  });

  it('may be short, if it is the price that the title asks for', () => {
    const units = ['Viele fragen, was ein gutes Mikrofon kostet.', 'Das kostet ungefähr 200€.', 'Mikrofone gibt es überall.'];
    const found = findPromise(
      units.map((text) => ({ text })),
      'Was kostet ein gutes Mikrofon?',
      'de',
    );
    expect(found?.text).toBe(units[1]);
  });

  it('is not the question itself', () => {
    const interview = [...talk.slice(0, 6), { text: 'Why did railways introduce standard time?' }, ...talk.slice(6)];
    const found = findPromise(interview, 'Why did railways introduce standard time?', 'en');
    expect(found?.text).toContain('because trains collided');
  });

  it('does not reply to an announcement', () => {
    const lecture = [
      'By the end of the lecture you know why railways introduced standard time.',
      'Consider a town in the Middle Ages with its tower.',
      ...talk.map(({ text }) => text),
    ].map((text) => ({ text }));
    expect(findPromise(lecture, 'Why railways introduced standard time', 'en')?.text).toContain('because trains collided');
  });

  it('is no claim that the next sentence calls untrue', () => {
    const units = [
      'Many people believe you have to drink eight glasses of water a day.',
      'That is not true.',
      'A healthy man needs about three liters, and food holds a part of it.',
      'The kidneys filter the blood of the body all the time.',
    ].map((text) => ({ text }));
    expect(findPromise(units, 'How much water should you drink a day?', 'en')?.text).toBe(units[2]!.text);
  });

  it('is said by the speaker whom the title names, and names who speaks', () => {
    const units = [
      { speaker: 'Tom', text: 'We closed the old mill in spring because the river was too low.' },
      { speaker: 'Maria', text: 'My family closed the mill because the flour was too cheap.' },
    ];
    expect(findPromise(units, 'Why Maria closed the mill', 'en')?.text).toBe(`Maria: ${units[1]!.text}`);
    expect(findPromise(units, 'Why Tom closed the mill', 'en')?.text).toBe(`Tom: ${units[0]!.text}`);
  });

  it('is absent where the transcript is about something else', () => {
    expect(findPromise(talk, 'Why the Mongol empire collapsed in Persia', 'en')).toEqual({
      answered: false,
      cites: [],
      text: '',
    });
    expect(findPromise(talk, 'How to cook rice in a family of monks', 'en')?.answered).toBe(false);
  });

  it('is not looked for where the title promises nothing', () => {
    expect(findPromise(talk, 'A short history of the clock', 'en')).toBeNull();
  });

  it('takes empty transcripts, long titles and titles of question words only', () => {
    expect(findPromise([], 'Why railways?', 'en')).toEqual({ answered: false, cites: [], text: '' });
    expect(findPromise(talk, `Why ${'railways '.repeat(60)}?`, 'en')).not.toBeNull();
    expect(findPromise(talk, 'Why?', 'en')?.answered).toBe(false);
  });
});
