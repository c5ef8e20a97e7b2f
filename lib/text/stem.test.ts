import { expect, test } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { stem } from './stem.ts';

test.each([
  ['clocks', 'clock'],
  ['stories', 'story'],
  ['running', 'run'],
  ['rated', 'rate'],
  ['bring', 'bring'],
  ['sing', 'sing'],
  ['string', 'string'],
  ['speed', 'speed'],
  ['rat', 'rat'],
  ['hopped', 'hop'],
])('%s has the stem %s', (word, expected) => {
  expect(stem(word, 'en')).toBe(expected);
});

test.each([
  ['en', 'study studies studied studying'],
  ['en', 'try tries tried trying'],
  ['en', 'movie movies'],
  ['en', 'box boxes boxed'],
  ['en', 'watch watches watching'],
  ['en', 'bake bakes baked baking'],
  ['en', 'hope hoping hoped'],
  ['en', 'add added adding'],
  ['en', 'eat eating'],
  ['en', 'call called calling'],
  ['en', 'staff staffed'],
  ['en', 'control controlled controlling'],
  ['en', 'install installed'],
  ['en', 'agree agreed'],
  ['en', 'proceed proceeding'],
  ['de', 'haus hauses häuser häusern'],
  ['de', 'kosten kostet koste'],
  ['nl', 'fiets fietsen'],
  ['fr', 'lève lever levé levées'],
  ['fr', 'abeille abeilles'],
  ['es', 'ventana ventanas'],
  ['es', 'papel papeles'],
  ['pt', 'raiz raízes'],
  ['it', 'gamba gambe'],
  ['ru', 'тесто теста тесте тестом'],
  ['ru', 'сажать сажаю'],
  ['uk', 'станція станції станцій станціями'],
  ['fa', 'چاه چاه‌ها چاه‌های چاههای'],
  ['fa', 'کتابی كتابي کتاب'],
  ['tr', 'kitap kitabı kitabın kitaplar kitapları kitapta'],
  ['tr', 'araba arabası arabayı arabalar'],
  ['ru', 'ребенок ребёнок'],
  ['fr', 'coeur cœur cœurs'],
  ['de', 'Strasse Straße'],
  ['pl', 'zolw żółw żółwie'],
  ['es', 'luz luces'],
  ['es', 'dulce dulces'],
  ['pt', 'nação nações'],
  ['pt', 'animal animais'],
  ['pt', 'homem homens'],
  ['it', 'amica amiche'],
  ['it', 'luogo luoghi'],
  ['ar', 'مدرسة مدرسه المدرسة'],
  ['ar', 'إنسان انسان إِنْسَان'],
  ['hi', 'हिन्दी हिंदी'],
  ['hi', 'लड़का ल\u095cका लड़के लड़कों'],
  ['hi', 'किताब किताबें किताबों'],
  ['he', 'כלב הכלב שהכלב'],
  ['zh', '區塊 区块'],
  ['ko', '물은 물을'],
  ['ko', '사람 사람들 사람들은'],
  ['sv', '１９６９ 1969'],
  ['hi', '१९६९ 1969'],
  ['pl', 'rower rowery rowerów rowerach'],
])('in %s, %s have one stem', (language, words) => {
  expect(new Set(words.split(' ').map((word) => stem(word, language))).size).toBe(1);
});

test.each([
  ['es', 'casa caso'],
  ['de', 'bau haus'],
  ['ru', 'дом дым'],
  ['tr', 'kadın kader'],
  ['pt', 'mães mãos'],
  ['ko', '마을 마'],
])('in %s, %s have two', (language, words) => {
  expect(new Set(words.split(' ').map((word) => stem(word, language))).size).toBe(2);
});

test.each(['ko', 'constructor', 'en', 'tr'])('returns an empty word and one letter as they are, in %s', (language) => {
  for (const word of ['', 'a']) expect(stem(word, language)).toBe(word);
});

test('takes time that grows with the length of a word', () => {
  const word = `${'a'.repeat(300_000)}b`;
  expect(stem(word, 'en')).toBe(word);
});

test.each([
  ['uk', 'аяії'],
  ['ru', 'аея'],
  ['pl', 'aei'],
])('in %s a long word takes time that grows with its length', (language, vowels) =>
  expectLinear(500, (size) => stem(`${vowels.repeat(size)}б`, language)),
);
