import { describe, expect, test } from 'vitest';
import { findAnnouncedSubject } from './announced-subject.ts';
import { readDocument } from './document.ts';

/** The subject announced by the first sentence of a transcript that comes back to it with the second. */
const subjectOf = (language: string, ...sentences: string[]) =>
  findAnnouncedSubject(
    readDocument(
      sentences.map((text) => ({ text })),
      language,
    ),
  );

describe('the announced subject', () => {
  test.each([
    ['en', 'Today we are going to talk about how glass is made.', 'Glass is sand.', 'how glass is made'],
    ['en', 'So my talk is about kind of the state of mining today.', 'Mining costs power.', 'the state of mining'],
    ['en', 'In this episode we discuss Gloss 0.21, and much more.', 'Gloss is new.', 'Gloss 0.21'],
    ['en', "Today we're making spaghetti carbonara, and it is easy.", 'Spaghetti is pasta.', 'spaghetti carbonara'],
    ['de', 'In diesem Video zeige ich euch, wie man Gleichungen löst.', 'Gleichungen sind leicht.', 'wie man Gleichungen löst'],
    ['de', 'Heute sprechen wir über Kompost und warum er stinkt.', 'Kompost braucht Luft.', 'Kompost'],
    ['fr', "Aujourd'hui, on va parler du climat des Alpes.", 'Le climat change.', 'climat des Alpes'],
    ['es', 'Hoy vamos a preparar una tortilla de patatas, de esas.', 'La tortilla cuaja.', 'una tortilla de patatas'],
    ['pt', 'Hoje a gente vai falar sobre o Tesouro Direto e juros.', 'O Tesouro paga.', 'o Tesouro Direto'],
    ['it', 'Nella lezione di oggi parliamo della fotosintesi.', 'La fotosintesi produce ossigeno.', 'fotosintesi'],
    ['ru', 'Сегодня мы поговорим о том, как устроен Байкал.', 'Байкал глубок.', 'как устроен Байкал'],
    ['tr', 'Bugün erteleme alışkanlığı hakkında konuşacağız.', 'Erteleme tembellik değildir.', 'erteleme alışkanlığı'],
    ['tr', 'Bugün sizlere evde ekmek yapımını anlatacağım.', 'Ekmek kolaydır.', 'evde ekmek yapımı'],
    ['ar', 'اليوم سنتحدث عن القهوة.', 'القهوة من اليمن.', 'القهوة'],
    ['hi', 'आज के वीडियो में हम म्यूचुअल फंड के बारे में जानेंगे।', 'फंड में पैसा लगता है।', 'म्यूचुअल फंड'],
    ['ko', '오늘은 번아웃에 대해서 이야기해 보겠습니다.', '번아웃 신호가 있습니다.', '번아웃'],
    ['zh', '今天给大家测评一下最近很火的扫地机器人。', '机器人很贵。', '最近很火的扫地机器人'],
    ['ja', '今日は親子丼の作り方をご紹介します。', '親子丼は簡単です。', '親子丼の作り方'],
  ])('in %s: %s', (language, first, second, subject) => {
    expect(subjectOf(language, first, second)).toBe(subject);
  });

  test.each([
    ['names nothing', 'Today we are going to talk about a couple of things.', 'Things are good.'],
    ['never comes back', 'Today we are going to talk about compost.', 'Glass is made of sand.'],
    ['is of the next time', 'Next week we talk about compost.', 'Compost needs air.'],
    ['is a turn of phrase', "Today we're making sure compost gets air.", 'Compost needs air.'],
    ['is a clause', 'I want to talk about compost needs air is a rule.', 'Compost needs air.'],
  ])('is none where what is announced %s', (_, first, second) => {
    expect(subjectOf('en', first, second)).toBeUndefined();
  });

  test('ends where a word is taken up again, in captions without marks', () => {
    expect(subjectOf('ru', 'Сегодня мы поговорим о том как устроен байкал байкал это озеро')).toBe('как устроен байкал');
  });
});
