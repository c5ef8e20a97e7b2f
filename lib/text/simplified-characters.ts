/** Traditional characters of frequent words, each before the simplified one. */
const pairs =
  '個个們们麼么對对樣样實实問问題题種种來来會会師师後后覺觉為为爲为現现發发時时話话術术夠够剛刚鏈链沒没讓让給给國国還还學学這这說说説说過过應应該该進进較较數数當当謝谢東东兩两際际長长據据經经與与講讲別别動动間间業业開开點点談谈線线認认習习課课態态關关濟济設设項项評评價价資资區区塊块決决總总著着領领網网絡络論论務务體体兒儿產产請请詢询創创聯联標标層层參参踐践農农識识專专內内變变環环義义慮虑機机構构簡简單单將将確确況况嗎吗響响圖图驗验幣币聞闻連连組组織织傳传級级類类轉转錢钱幾几綠绿歷历強强調调謂谓軟软華华勞劳張张遊游戲戏邊边貢贡獻献門门從从裡里裏里計计書书買买聽听樂乐續续觀观選选擇择導导階阶熱热愛爱幫帮歲岁舉举戰战費费見见萬万電电車车頭头難难語语節节討讨團团醫医療疗規规優优億亿嚴严員员場场達达盡尽劃划報报隊队議议壓压禮礼記记試试讀读寫写腦脑統统繼继質质顯显隨随險险離离雖虽眾众僅仅終终維维獲获極极廣广於于勢势則则卻却爾尔並并徑径條条狀状係系紹绍結结許许誰谁趨趋釋释須须頻频風风準准';

const simplified = new Map(Array.from(pairs.matchAll(/(.)(.)/gu), ([, traditional, plain]) => [traditional!, plain!]));
/** The reverse; some characters have two forms, of which one map knows the last and the other the first. */
const traditional = [[...simplified], [...simplified].reverse()].map(
  (entries) => new Map(entries.map(([character, plain]) => [plain, character])),
);

/** Returns a word with the traditional characters of frequent words replaced by simplified ones; its length stays the same. */
export const toSimplified = (word: string): string =>
  word.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);

/** Returns simplified words, and behind them their traditional forms. */
export const withTraditional = (words: readonly string[]): string[] => [
  ...new Set([
    ...words,
    ...traditional.flatMap((forms) =>
      words.map((word) => [...word].map((character) => forms.get(character) ?? character).join('')),
    ),
  ]),
];
