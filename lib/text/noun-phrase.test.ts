import { describe, expect, it } from 'vitest';
import { composeTitles } from './compose-titles.ts';
import { isNounPhrase } from './noun-phrase.ts';
import { readTitleCandidates } from './title-candidates.ts';

/** Whether phrases of a sentence are nouns, by their text. */
function nounsOf(language: string, sentence: string): Map<string, boolean | undefined> {
  const [chapter] = readTitleCandidates([{ text: sentence }], [0], language).chapters;
  return new Map(
    chapter!.candidates.map(({ text, places, nominalCount }) => [text, isNounPhrase(places[0]!, nominalCount > 0, language)]),
  );
}

describe('isNounPhrase', () => {
  it.each([
    ['de', 'Der Installateur meinte, die Dämmung der obersten Geschossdecke bringt viel.', 'Dämmung der obersten Geschossdecke'],
    ['de', 'Wir kauften ein neues Haus.', 'neues Haus'],
    ['es', 'La lana de roca no arde.', 'lana de roca'],
    ['es', 'Compré una casa antigua y grande.', 'casa antigua'],
    ['fr', 'Une abeille maçonne pollinise autant que cent autres.', 'abeille maçonne'],
    ['pt', 'Eu faço com uma caixa de minhocas.', 'caixa de minhocas'],
    ['it', 'La misura del telaio dipende dalle gambe.', 'misura del telaio'],
    ['ru', 'Сверху я кладу слой сухих листьев.', 'слой сухих листьев'],
    ['ru', 'Мы обсудим меню ресторана.', 'меню ресторана'],
    ['ru', 'Свежий навоз вносить нельзя.', 'Свежий навоз'],
    ['ko', '양념에는 고춧가루가 들어갑니다.', '양념'],
    ['ja', '六月に出回る完熟の梅を使います。', '六月に出回る完熟の梅'],
    ['ja', '私は赤紫蘇を塩でもみます。', '赤紫蘇'],
    ['tr', 'Bu arılar kışın uyumaz.', 'arılar'],
    ['hi', 'मधुमक्खियाँ सर्दी कैसे बिताती हैं।', 'मधुमक्खियाँ'],
  ])('is true in %s, of “%s”, for “%s”', (language, sentence, phrase) =>
    expect(nounsOf(language, sentence).get(phrase)).toBe(true),
  );

  it.each([
    ['de', 'Der Installateur meinte, das bringt viel.', 'Installateur meinte'],
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
  ])('is false in %s, of “%s”, for “%s”', (language, sentence, phrase) =>
    expect(nounsOf(language, sentence).get(phrase)).toBe(false),
  );

  it('is not known for other languages', () => expect(nounsOf('en', 'The bees sleep.').get('bees')).toBeUndefined());
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

  it('are empty where there is neither a noun nor a short sentence', () => {
    const sentence = 'Não coloque nem misture mais nada porque depois ninguém consegue mais entender o que aconteceu.';
    const units = ['A horta e a varanda.', sentence].map((text) => ({ text }));
    expect(composeTitles(units, [0, 1], 'pt')).toEqual(['Horta e varanda', '']);
  });

  it('are phrases where nothing shows what is a noun, as in German without capitals', () => {
    expect(titleOf('de', 'die dämmung hilft, die dämmung ist billig')).toMatch(/dämmung/i);
  });
});
