import { describe, expect, test } from 'vitest';
import { standingOf } from './standing.ts';

describe('a sentence is dependent', () => {
  test.each([
    ['en', 'It crashes when the cache is full.'],
    ['en', 'That’s the price of the battery.'],
    ['en', 'Which costs five euros a piece.'],
    ['en', 'Is there a button for the volume'],
    ['en', 'What is the price of the battery'],
    ['en', 'Thank you all for coming to the workshop.'],
    ['en', 'If we talked about the price in the meeting.'],
    ['en', 'Whereas the price of the battery.'],
    ['en', 'Only if the battery costs five euros.'],
    ['en', 'The chair asks honourable members to be brief.'],
    ['en', 'A simple question for the chair is on the page.'],
    ['zh', '时间的原因，电池的价格明天讨论。'],
    ['en', 'Allow us to open the library of windows directly.'],
    ['de', 'Das kostet fünf Euro.'],
    ['de', 'Das hatte Folgen für den Preis.'],
    ['de', 'Die haben wir selbst gemacht.'],
    ['de', 'Wenn man den Preis kennt.'],
    ['de', 'Schreibt den Preis in die Kommentare.'],
    ['fr', 'Par contre, la batterie coûte cinq euros.'],
    ['fr', 'Dans cette vidéo, on parle de la batterie.'],
    ['es', 'Si no, la batería cuesta cinco euros.'],
    ['es', 'Hoy os traigo una batería.'],
    ['pt', 'Neste vídeo falamos da bateria.'],
    ['it', 'In questo video parliamo della batteria.'],
    ['ru', 'Иначе батарея стоит пять евро.'],
    ['ru', 'Пишите цену батареи в комментариях.'],
    ['ko', '배터리 가격은 댓글로 남겨 주세요.'],
    ['ja', 'さっき電池の値段を話しました。'],
    ['de', 'Deshalb wird der Zug später fahren.'],
    ['fr', "C'est le prix de la batterie."],
    ['es', 'Eso cuesta cinco euros cada uno.'],
    ['pt', 'Isso custa cinco euros.'],
    ['it', 'Questo costa cinque euro.'],
    ['nl', 'Dat kost vijf euro per stuk.'],
    ['ru', 'Это стоит пять евро.'],
    ['pl', 'To kosztuje pięć euro.'],
    ['tr', 'Bu beş avro tutuyor.'],
    ['vi', 'Nó có giá năm euro.'],
    ['id', 'Itu harganya lima euro.'],
    ['ko', '그것은 다섯 유로입니다.'],
    ['ar', 'هذا يكلف خمسة يورو.'],
    ['hi', 'यह पाँच यूरो का है।'],
    ['zh', '这就是电池的价格。'],
    ['zh', '电池的价格是多少呢'],
    ['ja', 'それは電池の値段です。'],
    ['xx', 'Koma battery?'],
  ])('%s: %s', (language, text) => {
    expect(standingOf(text, language)).toBe('dependent');
  });
});

describe('a sentence is a fragment', () => {
  test.each([
    ['en', 'If it is, the battery costs five euros.'],
    ['en', 'The majority of them want a battery for five euros.'],
    ['en', 'For these two the battery costs five euros.'],
    ['en', 'The battery that we found costs five euros and the.'],
    ['en', 'The when the battery is full the price falls.'],
    ['en', 'Batteries cost five euros Some more about the price of cases.'],
    ['en', 'The battery of this case, essentially just the price that.'],
    ['en', 'Returns the battery after calling this.'],
    ['en', 'Good for people who want to have the remote control that was shown.'],
    ['en', 'The price is on the page Yes.'],
    ['en', 'The battery that th the player needs costs five euros.'],
    ['en', 'A cheap remote control without a battery.'],
    ['en', 'In reality, it costs five euros for each battery.'],
    ['en', 'Software that needs to get cleaned up.'],
    ['en', 'Adding some buttons to the remote control for the library.'],
    ['en', 'Calling the player, which is made of rubber when it moved.'],
    ['en', 'When the battery is empty, the player...'],
    ['en', 'The price is about five euros So far I only know one.'],
    ['en', 'With a touch screen for the basic functions.'],
    ['en', 'If we have a better battery in the case, or better buttons.'],
    ['en', 'If the battery fits into the case, so that it does not fall out.'],
    ['en', 'The reason for that is the price of the battery.'],
    ['en', 'If it fits into the case, the battery costs five euros.'],
    ['en', 'When they switch to the next battery, the player restarts.'],
    ['en', 'S right so the battery costs five euros.'],
    ['en', 'In geometric terms as a problem of batteries.'],
    ['en', 'What they allow you to do is use a cheap battery.'],
    ['en', 'The battery that Bob proposed to use to power the player.'],
    ['en', 'The notion that every case gets a battery as a way to save time.'],
    ['en', 'A cheap player which has all buttons.'],
    ['en', 'Adding buttons to the case to make it cheap.'],
    ['en', 'If to save a battery, build it and run it.'],
    ['en', 'Think the price of a battery should be lower.'],
    ['de', 'Die Batterie kostet fünf Euro und.'],
    ['de', 'Die Batterie kostet fünf… oder sechs Euro.'],
  ])('%s: %s', (language, text) => {
    expect(standingOf(text, language)).toBe('fragment');
  });

  test('and depends on others in the first person', () => {
    expect(standingOf('We found a battery for five euros and the.', 'en')).toBe('dependent');
  });
});

describe('a sentence stands alone', () => {
  test.each([
    ['en', 'The battery costs five euros.'],
    ['en', "What's causing the crash is the cache."],
    ['en', 'There is a button for the volume.'],
    ['en', 'Sometimes the battery costs five euros.'],
    ['en', 'Buttons cost five euros.'],
    ['en', 'Buttons the player needs are on the case.'],
    ['en', 'Good for the price is the battery.'],
    ['en', 'The price is higher than that.'],
    ['en', 'Adding a button to the case costs five euros.'],
    ['en', 'During the meeting that we had the price fell.'],
    ['en', 'Anything that is made of rubber costs five euros.'],
    ['en', 'The case that is made of rubber costs five euros.'],
    ['en', 'The battery that Bob found causes the crash.'],
    ['en', 'The battery that Bob proposed can power the player.'],
    ['en', 'The page says that the battery costs five euros.'],
    ['en', 'The problem with that is the price.'],
    ['en', 'According to the page the batteries seem to be cheap.'],
    ['en', 'Running bitcoin makes most sense.'],
    ['en', 'Some of the players ask how difficult it is.'],
    ['en', 'If the battery fits, the player costs five euros.'],
    ['en', 'If it is true that the battery fits, the player costs five euros.'],
    ['en', 'When it comes to batteries, five euros are cheap.'],
    ['en', 'If the battery fits, so that it holds, click on the case.'],
    ['en', 'With a touch screen the player costs five euros.'],
    ['en', 'In a cheap case the battery gives no power.'],
    ['en', '“When the cache is full, the player crashes.”'],
    ['de', 'Die Batterie kostet fünf Euro.'],
    ['ko', '배터리는 다섯 유로입니다.'],
    ['zh', '电池的价格是五欧元。'],
    ['ja', '電池の値段は五ユーロです。'],
    ['xx', 'Koma battery.'],
    ['de', 'Das Haus kostet fünf Euro.'],
    ['de', 'Das neue Haus kostet fünf Euro.'],
    ['de', 'Die alten Häuser kosten fünf Euro.'],
    ['de', 'Dieses Jahr kostet die Batterie fünf Euro.'],
    ['fr', 'Il y a cinq batteries dans le magasin.'],
    ['fr', 'Il faut charger la batterie.'],
    ['fr', 'Cette année, la batterie coûte cinq euros.'],
    ['es', 'Este año la batería cuesta cinco euros.'],
    ['es', 'Gracias a la batería el coche pesa menos.'],
    ['pt', 'Esta semana a bateria custa cinco euros.'],
    ['it', 'Questo mese la batteria costa cinque euro.'],
  ])('%s: %s', (language, text) => {
    expect(standingOf(text, language)).toBe('alone');
  });
});

test.each([
  ['en', "We'll use rubber for the case."],
  ['de', 'Wir nehmen Gummi für das Gehäuse.'],
  ['zh', '我们用橡胶做外壳。'],
])('%s: a sentence needs to know its speaker: %s', (language, text) => {
  expect(standingOf(text, language)).toBe('personal');
});
