import { describe, expect, it } from 'vitest';
import { createGrounding } from './ground.ts';
import { isDenied } from './negation-phrases.ts';

/** By language, what was said with a word of negation, and the same with a verb that denies. */
const refusals = [
  ['en', 'I will not sign the contract with the bakery.', 'The minister declined to sign the contract with the bakery.'],
  [
    'de',
    'Ich werde den Vertrag mit der Bäckerei nicht unterschreiben.',
    'Der Minister weigert sich, den Vertrag mit der Bäckerei zu unterschreiben.',
  ],
  ['fr', 'Je n’ai pas volé la voiture du voisin.', 'Il nie avoir volé la voiture du voisin.'],
  ['es', 'No voy a firmar el contrato con la panadería.', 'El ministro se niega a firmar el contrato con la panadería.'],
  ['pt', 'Não vou assinar o contrato com a padaria.', 'O ministro recusou assinar o contrato com a padaria.'],
  ['it', 'Non firmerò il contratto con la panetteria.', 'Il ministro rifiuta di firmare il contratto con la panetteria.'],
  ['nl', 'Ik ga het contract met de bakkerij niet tekenen.', 'De minister weigert het contract met de bakkerij te tekenen.'],
  ['ru', 'Я не буду подписывать договор с пекарней.', 'Министр отказался подписывать договор с пекарней.'],
  ['pl', 'Nie podpiszę umowy z piekarnią w Lyonie.', 'Minister odmówił podpisania umowy z piekarnią w Lyonie.'],
  ['tr', 'Fırınla yapılan sözleşmeyi imzalamayacağım.', 'Bakan fırınla yapılan sözleşmeyi imzalamayı reddetti.'],
  ['vi', 'Tôi sẽ không ký hợp đồng với tiệm bánh.', 'Bộ trưởng từ chối ký hợp đồng với tiệm bánh.'],
  ['id', 'Saya tidak akan menandatangani kontrak dengan toko roti.', 'Menteri menolak menandatangani kontrak dengan toko roti.'],
  ['ar', 'لن أوقع العقد مع المخبز.', 'رفض الوزير توقيع العقد مع المخبز.'],
  ['hi', 'मैं बेकरी के साथ अनुबंध पर हस्ताक्षर नहीं करूँगा।', 'मंत्री ने बेकरी के साथ अनुबंध पर हस्ताक्षर करने से इनकार किया।'],
  ['zh', '我不会签这份面包店的合同。', '部长拒绝签这份面包店的合同。'],
  ['ja', 'パン屋との契約には署名しません。', '大臣はパン屋との契約に署名することを拒否した。'],
  ['ko', '빵집과의 계약에 서명하지 않겠습니다.', '장관은 빵집과의 계약에 서명하기를 거부했다.'],
] as const;

describe('negationPhrases', () => {
  it.each(refusals)('lets in %s a verb that denies stand for a negation, and the reverse', (language, negated, denied) => {
    for (const [spoken, sentence] of [
      [negated, denied],
      [denied, negated],
    ] as const) {
      const { ground, groundCited } = createGrounding([{ text: spoken }], language);
      expect(ground([sentence], language)[0]!.problems).toEqual([]);
      expect(groundCited(sentence, [0], language).problems).toEqual([]);
    }
  });

  it.each([
    ['en', 'We will not sell the factory in Leeds.', 'The company will sell the factory in Leeds to stop losses.'],
    ['en', 'The council did not approve the bridge in Leeds.', 'The council approved the bridge in Leeds rather quickly.'],
    [
      'de',
      'Wir haben das Grundstück in Bremen nicht verkauft.',
      'Die Firma hat das Grundstück in Bremen wegen eines Fehlers verkauft.',
    ],
    ['pt', 'O presidente não se lembra da reunião em Braga.', 'O presidente se lembra da reunião em Braga.'],
    ['nl', 'Het gebouw wordt niet als park gebruikt in Utrecht.', 'Het gebouw wordt als park gebruikt in Utrecht.'],
    ['ru', 'Министр не может приехать на встречу в Казань.', 'Министр может приехать на встречу в Казань.'],
    ['tr', 'Bursa fabrikasını kapatmayacağız.', 'Şirket Bursa fabrikasını kapatacak.'],
  ])('lets in %s no other word stand for one: %s', (language, spoken, sentence) => {
    const [grounded] = createGrounding([{ text: spoken }], language).ground([sentence], language);
    expect(grounded!.problems.map(({ kind }) => kind)).toContain('negation');
  });
});

describe('isDenied', () => {
  it.each([
    ['en', 'The opposite party won without any doubtless case.'],
    ['de', 'Er lehnt an der Wand.'],
    ['fr', 'Nous en voulons plus.'],
    ['fr', 'C’est un contenu exclusif, sans doute interdisciplinaire, après la cession.'],
    ['es', 'El negocio creció mucho, sin duda, y hace falta más.'],
    ['pt', 'O negociante tem um contrato exclusivo.'],
    ['it', 'Il negozio in Vietnam raccoglie i rifiuti e dà la mancia.'],
    ['nl', 'De verbinding met het stopcontact is verborgen.'],
    ['ru', 'После перестройки получили отрицательный заряд.'],
    ['pl', 'To unikalny i przestarzały dom.'],
    ['tr', 'Yeni önlemler alındı.'],
    ['vi', 'Thiếu niên mở ngăn kéo.'],
    ['id', 'Harganya lebih kurang sama.'],
    ['ar', 'تنفيذ المشروع عند المنعطف بدأ في منعطف جديد'],
    ['hi', 'वे त्योहार मना रहे हैं।'],
    ['ko', '그만큼 컸다.'],
  ])('finds no denial in %s: %s', (language, text) => expect(isDenied(text, language)).toBe(false));

  it.each([
    ['en', 'They opposed and doubted it.'],
    ['en', 'The concert is sold out.'],
    ['de', 'Er lehnt den Vertrag mit der Bäckerei ab.'],
    ['de', 'Sie wurde freigesprochen.'],
    ['fr', 'Il exclut une vente.'],
    ['fr', 'Elle n’a plus de voiture.'],
    ['es', 'El ministro negó la venta.'],
    ['es', 'Las entradas están agotadas.'],
    ['pt', 'O ministro negou a venda.'],
    ['pt', 'Os bilhetes estão esgotados.'],
    ['it', 'Il ministro nega la vendita, ed è vietato.'],
    ['it', 'I biglietti sono esauriti.'],
    ['nl', 'Het is verboden.'],
    ['nl', 'Alles is uitverkocht.'],
    ['ru', 'Он перестал писать.'],
    ['ru', 'Суд оправдал Петрова.'],
    ['pl', 'Minister unika pytań.'],
    ['pl', 'Bilety są wyprzedane.'],
    ['tr', 'Bunu önledik.'],
    ['ar', 'نفى الوزير ذلك'],
    ['hi', 'उसने मना किया।'],
  ])('finds a denial in %s: %s', (language, text) => expect(isDenied(text, language)).toBe(true));
});
