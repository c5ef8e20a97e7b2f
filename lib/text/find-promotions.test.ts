import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { extractSummary } from './extract-summary.ts';
import { findPromotions } from './find-promotions.ts';
import { talkCues } from './fixtures/talk.ts';

const promotionsOf = (sentences: readonly string[], language: string) =>
  findPromotions(
    readDocument(
      sentences.map((text) => ({ text })),
      language,
    ).statements,
    language,
  ).map(({ kind, from, to }) => [kind, from, to]);

describe('parts that advertise', () => {
  it('are a sponsor read to its last offer, and calls to subscribe', () => {
    const sentences = [
      'Bees make honey from nectar.',
      'This video is sponsored by Acme Mattresses.',
      'Their beds adapt to your back.',
      'Use code BEES for ten percent off at the link in the description.',
      'Now the queen lays her eggs in spring.',
      'If you like bees, please subscribe and hit the bell.',
    ];
    expect(promotionsOf(sentences, 'en')).toEqual([
      ['sponsor', 1, 4],
      ['subscription', 5, 6],
    ]);
  });

  it.each([
    ['de', 'Dieses Video wird gesponsert von Muster.', 'Mit dem Code BIENE gibt es Rabatt.'],
    ['fr', 'Cette vidéo est sponsorisée par Exemple.', 'Le code promo est ABEILLE.'],
    ['es', 'Este video está patrocinado por Ejemplo.', 'El enlace está en la descripción.'],
    ['de', 'Dieses Video wird präsentiert vom Muster-Verlag.', 'Mit dem Gutscheincode BIENE kostet es weniger.'],
    ['pt', 'Este vídeo é patrocinado pela Exemplo.', 'Use o cupom ABELHA.'],
    ['it', 'Questo video è sponsorizzato dalla Esempio.', 'Avete il 20% di sconto.'],
    ['nl', 'Deze video wordt gesponsord door Voorbeeld.', 'De kortingscode is BIJ.'],
    ['pl', 'Sponsorem tego odcinka jest Przykład.', 'Kod rabatowy to PSZCZOŁA.'],
    ['ru', 'Это видео вышло при поддержке Примера.', 'По промокоду ПЧЕЛА дешевле.'],
    ['tr', 'Bu videonun sponsoru Örnek.', 'İndirim kodu ARI.'],
    ['vi', 'Video này được công ty Ví Dụ tài trợ.', 'Nhập mã giảm giá ONG.'],
    ['id', 'Video ini disponsori oleh Contoh.', 'Pakai kode promo LEBAH.'],
    ['ar', 'هذه الحلقة برعاية شركة نقاء.', 'استخدموا الكود ماء للحصول على خصم عشرين في المئة.'],
    ['hi', 'यह वीडियो उदाहरण कंपनी द्वारा प्रायोजित है।', 'कूपन कोड मधु है।'],
    ['ko', '오늘의 스폰서는 예시입니다.', '할인 코드는 꿀벌입니다.'],
    ['en', 'Thanks to Acme for supporting this channel.', 'Use code BEES for 20% off.'],
    ['en', 'Speaking of sleep, check out Acme.', 'Go to acme.com slash bees for 20% off.'],
    ['en', 'Support for Busy Bees comes from Acme.', 'Our listeners get fifty dollars off with the code BEES.'],
    ['en', 'This show is sponsored by Acme.', "That's acme dot com."],
    ['en', "We'll be right back after this.", 'Use code BEES at acme.com for 20% off.'],
    ['en', 'Go to acme.com slash bees.', 'You get ten percent off.'],
    ['zh', '本期视频由某某公司赞助播出。', '优惠码在下面。'],
    ['ja', 'この動画は例社の提供でお送りします。', '概要欄のリンクをご覧ください。'],
    ['de', 'Mit dem Code BIENE bestellt ihr.', 'Ihr spart zehn Prozent Rabatt.'],
    ['pt', 'Use o código MEL10 na loja.', 'São dez por cento de desconto em exemplo.com.'],
    ['pl', 'Odcinek sponsoruje sklep Przykład.', 'Z kodem MIOD15 dostaniecie piętnaście procent zniżki.'],
    ['uk', 'Це відео вийшло за підтримки Прикладу.', 'За промокодом БДЖОЛА дешевше.'],
    ['tr', 'ARI15 koduyla sipariş verin.', 'Yüzde on indirim kazanın.'],
    ['id', 'Episode ini didukung oleh Toko Contoh.', 'Gunakan kode LEBAH untuk diskon dua puluh persen.'],
    ['vi', 'Nhập mã ONG khi đặt hàng.', 'Các bạn được giảm mười phần trăm.'],
    ['fa', 'اسپانسر این قسمت شرکت نمونه است.', 'با کد عسل ده درصد تخفیف بگیرید.'],
    ['he', 'הפרק הזה בחסות חברת דוגמה.', 'השתמשו בקוד דבש כדי לקבל עשרה אחוזים הנחה.'],
    ['hi', 'यह वीडियो बीजघर के सहयोग से बनाया गया है।', 'कोड मधु डालकर दस प्रतिशत की छूट पाएँ।'],
    ['th', 'คลิปนี้ได้รับการสนับสนุนจากร้านตัวอย่าง', 'ใช้โค้ดผึ้งลดสิบเปอร์เซ็นต์'],
    ['ko', '이 방송은 예시 회사의 지원을 받았습니다.', '할인 코드는 꿀벌입니다.'],
    ['zh', '這支影片由範例銀行贊助。', '用我的推薦碼開戶有回饋金。'],
    ['ja', 'このエピソードは例社の提供でお送りします。', '概要欄のリンクをご覧ください。'],
  ])('are found in %s', (language, sponsor, offer) =>
    expect(promotionsOf([sponsor, offer], language)).toEqual([['sponsor', 0, 2]]),
  );

  it.each([
    'The museum was sponsored by the city for thirty years.',
    'Our team discussed the discount for large orders.',
    'Our sponsor families are kind.',
    'Guests leave a review within a day.',
    'Support for the reform comes from the farmers, and the dollar fell.',
    'This part of the bridge is supported by steel beams.',
    'Check out the code of the service, and call the method to subscribe.',
    'Sales rose thanks to the price: everything was ten percent off in May.',
    'Subscribers of the paper received it by mail.',
    'The function sends an event to everyone who subscribes.',
  ])('are not "%s"', (sentence) => expect(promotionsOf([sentence], 'en')).toEqual([]));

  it.each([
    ['de', 'Die Bundesregierung hat ein Verbot von Werbung für Zucker beschlossen.'],
    ['fr', 'Le musée travaille en partenariat avec le Louvre.'],
    ['ru', 'Реклама сигарет была запрещена.'],
    ['ru', 'При поддержке армии он взял власть.'],
    ['zh', '赞助商退出了奥运会。'],
    ['ja', 'スポンサーの企業が撤退しました。'],
    ['ja', '今回は被災地に食料の提供を続けました。'],
    ['ko', '정부는 스폰서 검사를 조사했습니다.'],
    ['pl', 'Miasto sponsoruje festiwal od dziesięciu lat.'],
    ['uk', 'Реклама тютюну заборонена.'],
    ['fa', 'حامی مالی باشگاه قرارداد را لغو کرد.'],
    ['he', 'הסכם השלום נחתם בחסות ארצות הברית.'],
    ['th', 'ผู้สนับสนุนถอนตัวจากการแข่งขัน'],
    ['hi', 'सड़क जापान के सहयोग से बनी है।'],
    ['de', 'Mit dem Code startet das Programm.'],
    ['de', 'Wir machen mit dem Code weiter. Der Link ist in der Beschreibung.'],
    ['fr', 'Continuons avec le code suivant. Le lien est dans la description.'],
    ['tr', 'Şimdi kaynak kodunu yazalım. Link açıklamada.'],
    ['id', 'Masukkan kode HTML ke berkas ini. Link ada di deskripsi.'],
    ['en', 'The sponsors left the club. The news wiped two billion dollars off its value.'],
    ['pl', 'Film powstał dzięki wsparciu Instytutu Sztuki Filmowej.'],
    ['uk', 'Проєкт реалізують за підтримки Європейського Союзу. Пенсіонери отримають 20% знижки.'],
    ['ru', 'Проект реализуют при поддержке Европейского союза. Пенсионеры получат 20% скидки.'],
    ['fa', 'وزیر حامی این طرح است.'],
    ['fa', 'این برنامه از کشاورزان حمایت می‌کند.'],
    ['he', 'נותני החסות של הקבוצה פרשו.'],
    ['th', 'รัฐบาลตอนนี้สนับสนุนเกษตรกรทั่วประเทศ'],
    ['th', 'เราเขียนโค้ดใหม่ เวลาทำงานลดลงยี่สิบเปอร์เซ็นต์'],
    ['ko', '이번 방송은 광고 없이 진행됩니다.'],
    ['zh', '这个节目没有赞助。'],
  ])('are not news of sponsors and advertising, in %s: %s', (language, sentence) =>
    expect(promotionsOf([sentence], language)).toEqual([]),
  );

  it.each(['我们当时有一百多万人点赞。', '本期由教育家杂志主办的沙龙活动。'])('are not "%s"', (sentence) =>
    expect(promotionsOf([sentence], 'zh')).toEqual([]),
  );

  it('are none in a language without a list', () => {
    expect(promotionsOf(['This video is sponsored by Acme.'], 'sw')).toEqual([]);
  });

  it('are left out of a summary and named in it, unless they are wanted', () => {
    const plain = talkCues();
    const cues = [
      ...plain,
      'This video is sponsored by Honey Bees Bread Company, which bakes sourdough bread with honey from bees.',
    ].map((cue, index) => (typeof cue === 'string' ? { index, text: cue, startTime: 140, endTime: 150 } : cue));
    const summaryOf = (includePromotions: boolean) =>
      extractSummary({ cues, language: 'en', duration: 150, detailLevel: 1000, includePromotions });
    const citesAd = ({ lines, chapters }: ReturnType<typeof summaryOf>) =>
      [...lines, ...chapters.flatMap((chapter) => chapter.lines)].some(({ cites }) => cites.includes(plain.length));
    expect(citesAd(summaryOf(true))).toBe(true);
    expect(citesAd(summaryOf(false))).toBe(false);
    expect(summaryOf(false).promotions).toEqual([{ kind: 'sponsor', from: plain.length, to: plain.length + 1 }]);
    expect(extractSummary({ cues: plain, language: 'en', duration: 140, detailLevel: 500 }).promotions).toBeUndefined();
  });
});
