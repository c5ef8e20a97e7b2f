import { expect, test } from 'vitest';
import { isAnnouncement } from './announcements.ts';

test.each([
  ['en', 'By the end of the lecture you can explain the battery.'],
  ['en', 'In the next lesson we write a file.'],
  ['en', "I'll show you how the battery works."],
  ['de', 'Jetzt schauen wir uns mal die Batterie an.'],
  ['fr', 'Passons maintenant à la batterie du vélo.'],
  ['es', 'Pasemos ahora a la batería de la bici.'],
  ['pt', 'Agora vamos falar da bateria do carro.'],
  ['pt', 'Conta pra gente como começou a bateria.'],
  ['it', 'Passiamo alla batteria della bici.'],
  ['it', 'Vediamo adesso come funziona la batteria.'],
  ['ru', 'Давайте посчитаем, сколько стоит батарея.'],
  ['ru', 'Теперь про батарею холодильника.'],
  ['tr', 'Şimdi bataryaya geçelim.'],
  ['ar', 'ننتقل الآن إلى موضوع البطارية.'],
  ['ar', 'أخيرا نتكلم عن سعر البطارية.'],
  ['hi', 'अब बैटरी के बारे में जानते हैं।'],
  ['hi', 'आखिर में बताता हूं कि बैटरी कैसे लगाएं।'],
  ['ko', '먼저 배터리의 역사부터 알아볼게요.'],
  ['ko', '마지막으로 배터리가 어떤 영향을 주는지 말씀드릴게요.'],
  ['ja', 'さて、ここからは電池の値段を見ていきましょう。'],
  ['ja', '最後に、電池の値段についても触れておきたいと思います。'],
])('%s: announces the next subject: %s', (language, text) => {
  expect(isAnnouncement(text, language)).toBe(true);
});

test.each([
  ['en', "I'll tell you why the battery failed: the cells were old."],
  ['he', 'אנרגיה משתחררת בתגובות כימיות.'],
  ['he', 'היום נראה כי הסוללה תקינה.'],
  ['it', 'I medici parlano della batteria.'],
  ['ar', 'الناس يتحدثون عن سعر البطارية.'],
  ['hi', 'लोग बैटरी के बारे में बात करते हैं।'],
  ['ja', '研究者は電池の寿命を長年調べてきました。'],
  ['tr', 'Şimdi bataryaların fiyatı beş avro.'],
])('%s: announces nothing: %s', (language, text) => {
  expect(isAnnouncement(text, language)).toBe(false);
});
