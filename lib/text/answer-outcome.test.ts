import { describe, expect, it } from 'vitest';
import { extractAnswer } from './extract-answer.ts';

const meeting = [
  'We talked about the budget of the new release for an hour.',
  'We decided to ship the new version of the app on Monday.',
  'The old version of the app has many users in Europe.',
  'I will write the release notes for the new version by Friday.',
  'The tests of the app are slow on most of the machines.',
  'To sum up, the new version is faster and the old one stays online.',
].map((text, i) => ({ text, speaker: i % 2 === 0 ? 'Ann' : 'Bob' }));

const ask = (question: string, units: readonly { text: string; speaker?: string }[] = meeting, language = 'en') =>
  extractAnswer([{ id: 'a', units, language }], question);

describe('a question about the course of a recording', () => {
  it.each(['Who is speaking?', 'Who are the speakers?', 'Who attended the meeting?', 'How many speakers are there?'])(
    'names the speakers, and cites where each begins: %s',
    (question) => {
      const { lines, passages } = ask(question);
      expect(lines).toEqual([{ id: 'a', text: 'Speakers: Ann, Bob', cites: [0, 1] }]);
      expect(passages).toEqual([{ id: 'a', from: 0, to: 2 }]);
    },
  );

  it('counts speakers without names', () => {
    const units = meeting.map(({ text }, i) => ({ text, speaker: `Speaker ${i % 3}` }));
    expect(ask('Who is talking?', units).lines.map(({ text }) => text)).toEqual(['Speakers: 3']);
  });

  it('finds no speakers where none are labeled', () => {
    const units = meeting.map(({ text }) => ({ text }));
    expect(ask('Who are the speakers?', units)).toEqual({ passages: [], lines: [] });
  });

  it.each([
    ['en', 'pros and cons', [1, 2, 4]],
    ['en', 'What are the pros and cons?', [1, 2, 4]],
    ['en', 'What are the disadvantages?', [2, 4]],
    ['en', 'advantages', [1]],
    ['de', 'Vorteile und Nachteile', [6, 7]],
    ['de', 'Pro und Contra', [6, 7]],
    ['de', 'Was sind die Nachteile?', [6]],
  ])('answers what speaks for something and against it, in %s: %s', (language, question, cites) => {
    const units = [
      'Today we are testing the Nova phone, which is a Pro model.',
      'I really like the software of it.',
      'Photos at night are noisy, and I disliked that the most.',
      'The screen has six inches and a high rate.',
      'On the downside, there is no headphone jack.',
      'Die Pumpe verbraucht zwölf Kilowattstunden pro Tag.',
      'Der größte Nachteil ist der Lärm.',
      'Der Vorteil ist, dass wir kein Gas mehr brauchen.',
    ].map((text) => ({ text }));
    expect(ask(question, units, language).lines.flatMap((line) => line.cites)).toEqual(cites);
  });

  it.each([
    ['What was decided?', 'Bob: We decided to ship the new version of the app on Monday.'],
    ['What did they decide?', 'Bob: We decided to ship the new version of the app on Monday.'],
    ['Which decisions were made in this meeting?', 'Bob: We decided to ship the new version of the app on Monday.'],
    ['What are the next steps?', 'Bob: I will write the release notes for the new version by Friday.'],
    ['What are the tasks?', 'Bob: I will write the release notes for the new version by Friday.'],
    ['What needs to be done?', 'Bob: I will write the release notes for the new version by Friday.'],
    ['What are the action items?', 'Bob: I will write the release notes for the new version by Friday.'],
    ['Was sind die nächsten Schritte der Besprechung?', 'Bob: I will write the release notes for the new version by Friday.'],
    ['What is the conclusion?', 'To sum up, the new version is faster and the old one stays online.'],
  ])('answers with what is stated as its outcome: %s', (question, answer) => {
    expect(ask(question).lines.map(({ text }) => text)).toEqual([answer]);
  });

  it.each([
    'I want you to work on the sound of the new version.',
    'I’d like Bob to rest, and I need you guys to make a prototype.',
    'As to the sound, you’re going to look into the price of it.',
    'The interface designer will work on the look of the app.',
    'We have to complete the list of the users.',
  ])('finds who is given a task: %s', (task) => {
    const units = [...meeting.filter(({ text }) => !text.includes('Friday')), { text: task, speaker: 'Ann' }];
    expect(ask('What are the tasks?', units).lines.map(({ text }) => text.replace('Ann: ', ''))).toEqual([task]);
  });

  it('takes nothing that goes on until something happens for a task', () => {
    const units = [...meeting.slice(4), { text: 'The app will keep trying each of the ways until one of them works.' }];
    expect(ask('What are the tasks?', units).lines).toEqual([]);
  });

  it.each([
    ['de', 'Was wurde beschlossen?', 'Wir haben beschlossen, die neue Version am Montag zu veröffentlichen.'],
    ['fr', 'Qu’est-ce qui a été décidé ?', 'Nous avons décidé de publier la nouvelle version lundi prochain.'],
    ['es', '¿Qué se decidió?', 'Hemos decidido publicar la nueva versión de la aplicación el lunes.'],
    ['es', 'Que se decidio en la reunion?', 'Hemos decidido publicar la nueva versión de la aplicación el lunes.'],
    ['pt', 'O que foi decidido?', 'Ficou decidido publicar a nova versão do aplicativo na segunda.'],
    ['it', 'Che cosa è stato deciso?', 'Abbiamo deciso di pubblicare la nuova versione lunedì prossimo.'],
    ['nl', 'Wat is er besloten?', 'We hebben besloten om de nieuwe versie maandag uit te brengen.'],
    ['ru', 'Что решили?', 'Мы решили выпустить новую версию приложения в понедельник утром.'],
    ['pl', 'Co postanowiono?', 'Postanowiliśmy wydać nową wersję aplikacji w poniedziałek rano.'],
    ['tr', 'Neye karar verildi?', 'Yeni sürümü pazartesi günü yayınlamaya karar verdik.'],
    ['ar', 'ماذا تقرر؟', 'وقررت الشركة نشر النسخة الجديدة من التطبيق يوم الاثنين.'],
    ['hi', 'क्या तय हुआ?', 'सोमवार को ऐप का नया संस्करण जारी करने का निर्णय लिया गया।'],
    ['ko', '무엇을 결정했나요?', '정부는 월요일에 전기 요금을 올리기로 했습니다.'],
    ['ko', '무엇을 결정했나요?', '우리는 월요일에 새 버전을 모든 사용자에게 배포하기로 했습니다.'],
    ['zh', '做出了什么决定？', '我们最后决定在星期一发布新版本的手机应用程序。'],
    ['ja', '何が決まりましたか？', '月曜日に新しいバージョンのアプリを公開することに決まりました。'],
  ])('knows decisions in %s: %s', (language, question, answer) => {
    const { lines } = ask(question, [{ text: answer }, ...meeting.slice(2, 3)], language);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.cites).toEqual([0]);
  });

  it.each([
    ['en', 'Who is the guest?', 'Hello, welcome to the show, my guest today is the beekeeper Anna Bell.'],
    ['en', 'Who is speaking?', 'My name is Anna Bell and this is the show about bees.'],
    ['de', 'Wer ist der Gast?', 'Hallo, mein Gast heute ist die Historikerin Katrin Vogel.'],
    ['fr', 'Qui sont les intervenants ?', 'Bonjour, je reçois aujourd’hui l’historienne Claire Martin.'],
    ['pl', 'Kto jest gościem?', 'Cześć, moim gościem jest dzisiaj doktor Ewa Zielińska.'],
    ['tr', 'Konuk kim?', 'Bugün konuğum deprem uzmanı Profesör Ayşe Yıldırım.'],
    ['ko', '게스트는 누구인가요?', '오늘은 도시 양봉가 박지훈 대표님을 모셨습니다.'],
    ['zh', '嘉宾是谁？', '今天的嘉宾是做了二十年普洱茶的王建国师傅。'],
  ])('quotes in %s how speakers are introduced who have no labels: %s', (language, question, introduction) => {
    const { lines } = ask(question, [{ text: introduction }], language);
    expect(lines.map(({ cites }) => cites)).toEqual([[0]]);
  });

  it('is none if it names a subject', () => {
    expect(ask('Who wrote the tests of the app?').lines.map(({ text }) => text)).toContain(meeting[4]!.text);
    const units = [{ text: '손님이 오늘 많이 왔습니다.', speaker: '김철수' }];
    expect(ask('손님이 많나요?', units, 'ko').lines.map(({ text }) => text)).toEqual([units[0]!.text]);
  });
});
