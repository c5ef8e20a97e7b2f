import { describe, expect, it } from 'vitest';
import { composeTitles } from './compose-titles.ts';
import { findNounPhrase } from './noun-phrase.ts';
import { readTitleCandidates } from './title-candidates.ts';

/** Whether phrases of a sentence are nouns, by their text. */
function nounsOf(language: string, sentence: string): Map<string, boolean> {
  const [chapter] = readTitleCandidates([{ text: sentence }], [0], language).chapters;
  return new Map(chapter!.candidates.map((candidate) => [candidate.text, findNounPhrase(candidate, language) !== undefined]));
}

describe('findNounPhrase', () => {
  it.each([
    ['de', 'Der Installateur meinte, die Dämmung der obersten Geschossdecke bringt viel.', 'Dämmung der obersten Geschossdecke'],
    ['de', 'Wir kauften ein neues Haus.', 'neues Haus'],
    ['es', 'La lana de roca no arde.', 'lana de roca'],
    ['es', 'Compré una casa antigua y grande.', 'casa antigua'],
    ['fr', 'Une abeille maçonne pollinise autant que cent autres.', 'abeille maçonne'],
    ['pt', 'Eu faço com uma caixa de minhocas.', 'caixa de minhocas'],
    ['it', 'La misura del telaio dipende dalle gambe.', 'misura del telaio'],
    ['ru', 'Сверху я кладу слой сухих листьев.', 'слой сухих листьев'],
    ['ru', 'Скоро финал чемпионата.', 'финал чемпионата'],
    ['ru', 'Мы обсудим меню ресторана.', 'меню ресторана'],
    ['ru', 'Свежий навоз вносить нельзя.', 'Свежий навоз'],
    ['ko', '양념에는 고춧가루가 들어갑니다.', '양념'],
    ['ja', '六月に出回る完熟の梅を使います。', '六月に出回る完熟の梅'],
    ['ja', '私は赤紫蘇を塩でもみます。', '赤紫蘇'],
    ['tr', 'Bu arılar kışın uyumaz.', 'arılar'],
    ['hi', 'मधुमक्खियाँ सर्दी कैसे बिताती हैं।', 'मधुमक्खियाँ'],
    ['hi', 'म्यूचुअल फंड सही है, म्यूचुअल फंड में पैसा लगता है।', 'म्यूचुअल फंड'],
    ['ko', '정부는 전기 요금을 올립니다.', '전기 요금'],
    ['ja', '当時の寿司は大きかったです。', '当時の寿司'],
    ['ja', '職員はお年寄りと話します。', 'お年寄り'],
    ['ar', 'أعلنت وزارة التعليم عن خطة.', 'وزارة التعليم'],
    ['ar', 'نشرب القهوة العربية في الصباح.', 'القهوة العربية'],
    ['ar', 'هذه القهوة من اليمن.', 'القهوة من اليمن'],
  ])('is true in %s, of “%s”, for “%s”', (language, sentence, phrase) =>
    expect(nounsOf(language, sentence).get(phrase)).toBe(true),
  );

  it.each([
    ['de', 'Der Installateur meinte, das bringt viel.', 'Installateur meinte'],
    ['de', 'Aus Strom macht eine Wärmepumpe vier Kilowattstunden Wärme.', 'Wärmepumpe vier Kilowattstunden'],
    ['ru', 'Напряжение двести двадцать вольт, одна панель даёт два ампера тока.', 'панель даёт два ампера'],
    ['de', 'Mein Nachbar hat sie an die Grenze gestellt.', 'Grenze gestellt'],
    ['de', 'Wir ließen die alten Heizkörper drin.', 'alten Heizkörper'],
    ['es', 'Luego pusimos lana de roca.', 'pusimos lana de roca'],
    ['es', 'El sillín cuesta la mitad.', 'sillín cuesta'],
    ['it', 'Con cui le piante trasformano la luce.', 'piante trasformano'],
    ['pt', 'O vaso precisa de furos.', 'vaso precisa'],
    ['pt', 'Sem furos a raiz apodrece.', 'furos a raiz'],
    ['it', 'Il sellino costa la metà.', 'sellino costa'],
    ['fr', 'Vous regardez les ruches.', 'regardez les ruches'],
    ['ru', 'Соседка сажала мельче.', 'Соседка сажала'],
    ['ru', 'В прошлом году я собрал мало.', 'прошлом году'],
    ['ru', 'Дрожжи дают хлебу тонкую корку.', 'хлебу тонкую корку'],
    ['ru', 'Нельзя сажать чеснок.', 'сажать чеснок'],
    ['ko', '배추를 반으로 갈라서 절입니다.', '배추를 반'],
    ['ko', '그렇지 않으면 배추가 물러집니다.', '그렇지 않으면 배추'],
    ['ja', '毎日生地に小麦粉と水を与えます。', '毎日生地に小麦粉'],
    ['ja', '和歌山から十キロ取り寄せています。', '十キロ取り寄せ'],
    ['tr', 'Arılar uyudu.', 'Arılar uyudu'],
    ['tr', 'Araştırmalar ertelemenin nedenini gösteriyor.', 'Araştırmalar ertelemenin'],
    ['de', 'Vor dem Quadrat die Zahl steht.', 'Quadrat die Zahl'],
    ['ru', 'Здесь много пресной воды.', 'пресной воды'],
    ['hi', 'मधुमक्खियाँ सर्दी कैसे बिताती हैं।', 'मधुमक्खियाँ सर्दी'],
    ['hi', 'हम बात करेंगे म्यूचुअल फंड की।', 'करेंगे म्यूचुअल'],
    ['hi', 'पांच सौ रुपये से एसआईपी शुरू करें।', 'रुपये से एसआईपी'],
    ['hi', 'हर खर्राटा बीमारी नहीं है।', 'खर्राटा बीमारी'],
    ['ar', 'ضربت عاصفة قوية سواحل البلد.', 'ضربت عاصفة'],
    ['ar', 'كانت المقاهي تسمى جامعات البنس.', 'المقاهي تسمى جامعات'],
    ['ar', 'انتقلت القهوة إلى اليمن.', 'القهوة إلى اليمن'],
    ['ar', 'تسببت العاصفة في انقطاع الكهرباء.', 'العاصفة في انقطاع الكهرباء'],
    ['ar', 'هذه خطة جديدة لإصلاح المدارس.', 'جديدة لإصلاح المدارس'],
    ['ar', 'كان الناس يدفعون بنسا واحدا.', 'بنسا واحدا'],
    ['ko', '고추가 들어오면서 소금을 적게 씁니다.', '들어오면서 소금'],
    ['ko', '일월 일일부터 요금이 오릅니다.', '일일'],
    ['ko', '다음 주에 공청회를 엽니다.', '다음 주에 공청회'],
    ['ko', '도시 양봉 시작하는 방법이 많습니다.', '양봉 시작하'],
    ['ja', 'マグロは当時あまり人気がなかったです。', '当時あまり人気'],
    ['tr', 'Ekmeğin içi hamur gibi kalır.', 'Ekmeğin içi hamur'],
    ['tr', 'Sonra mayayı ekliyoruz.', 'mayayı'],
    ['tr', 'Bugün enerji kullanıyoruz ve ısınıyoruz.', 'enerji kullanıyoruz'],
    ['ru', 'Сам я поставил панели.', 'поставил панели'],
    ['ru', 'Мороз панелям не вредит.', 'Мороз панелям'],
    ['ru', 'Четыре года литиевые аккумуляторы служат.', 'года литиевые аккумуляторы'],
    ['pt', 'A bióloga mora aqui e trabalha com tartarugas.', 'trabalha com tartarugas'],
  ])('is false in %s, of “%s”, for “%s”', (language, sentence, phrase) =>
    expect(nounsOf(language, sentence).get(phrase)).toBe(false),
  );

  it('finds every phrase in other languages', () => expect(nounsOf('en', 'The bees sleep.').get('bees')).toBe(true));
});

describe('titles in other languages than English', () => {
  const titleOf = (language: string, ...sentences: string[]) =>
    composeTitles(
      sentences.map((text) => ({ text })),
      [0],
      language,
    )[0];

  it('do not end with words for the medium itself', () => {
    expect(titleOf('es', 'Bienvenidos al canal.', 'El desván está frío.')).toBe('Desván');
    expect(titleOf('de', 'Willkommen auf dem Kanal.', 'Der Dachboden ist kalt.')).toBe('Dachboden');
  });

  it('are spelled as where they are nouns', () => {
    expect(titleOf('ko', '이것은 김치 냉장고입니다.', '김치 냉장고는 비쌉니다.')).toBe('김치 냉장고');
    expect(titleOf('pt', 'A bióloga trabalha com tartarugas.', 'O trabalho com tartarugas é duro.')).toMatch(/^(?!Trabalha )/);
  });

  it('have no words of a sentence that goes on from the chapter before', () => {
    const units = ['地方に帰ると治るので江戸患いと呼', 'ばれていました。お酒は船で', '運ばれました。お酒は高いです。'].map(
      (text) => ({ text }),
    );
    expect(composeTitles(units, [0, 1], 'ja')[1]).toBe('お酒');
  });

  it('are empty where there is neither a noun nor a short sentence', () => {
    const sentence = 'Não coloque nem misture mais nada porque depois ninguém consegue mais entender o que aconteceu.';
    const units = ['A horta e a varanda.', sentence].map((text) => ({ text }));
    expect(composeTitles(units, [0, 1], 'pt')).toEqual(['Horta e varanda', '']);
  });

  it('are phrases where nothing shows what is a noun, as in German without capitals', () => {
    expect(titleOf('de', 'die dämmung hilft, die dämmung ist billig')).toMatch(/dämmung/i);
  });
});
