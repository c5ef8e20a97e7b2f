import { byLanguage } from './by-language.ts';
import { createMarkedText } from './marked-text.ts';
import { speakerTurns } from './speaker-turns.ts';
import type { TextUnit } from './text-unit.ts';

type MarkEndings = [mark: string, endings: RegExp];

/** Endings of verbs and particles of a language that show where a sentence or a clause ends. */
interface Endings {
  /** Text between two cues. */
  separator: string;
  /** Each mark with the endings that it follows; the one for the end of a sentence first. */
  marks: [end: MarkEndings, ...others: MarkEndings[]];
  /** The mark of a question, and what shows that a sentence asks. */
  question: [mark: string, asks: RegExp];
}

/** Returns the Korean syllables with a final consonant, by its number. */
const syllablesWith = (final: number) =>
  Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + 28 * i + final)).join('');
/** The endings of questions: "니까" means "because" behind other syllables than those in "ㅂ", and "가요" "goes" behind others than those in "ㄴ". */
const koreanQuestion = `[${syllablesWith(17)}]니까`;
const koreanPoliteQuestion = `(?:까|(?<![만떠끝어화각빛혼겁신])나|[${syllablesWith(4)}]가)요`;

/** The words with which Hindi sentences end: verbs, and what is spoken of where it follows its verb. */
const hindiEndings = [
  // Behind these "है" what they name follows: "इसका मतलब है …".
  '(?<!(?:मतलब|नाम|पहल[ाी]|दूसर[ाी]|तीसर[ाी]) )है(?<!स्वागत है(?= आप))|(?<!(?<!की )बात करते )हैं|था|थे|थी|थीं|हूँ|हूं',
  '(?:हों?ग|(?<!बात )करेंग|(?!करेंग)\\S{1,8}ेंग|\\S{1,8}ेग)[ाीे]',
  '(?<=बात कर\\S{1,4}(?: हैं)?(?: \\S{1,12}){1,7} बारे )में',
  // Behind "not" the auxiliary is left out.
  '(?<=नहीं (?:\\S{1,10} )?)\\S{1,8}त[ाेी](?! (?:है|हैं|हूँ|हूं|हो|हु\\S*|रह\\S*|जा\\S*|थ\\S*|वाल\\S*|समय)(?:\\s|$))',
  '(?:कर|रख|ल|द|देख|डाल|निकाल|छोड़|काट|उठ|पढ़|लिख|सुन|सोच)ें|(?:बना|जा|लगा|बता|मिला|खा|पका|पि|सो)ए[ंँ]',
  // Imperatives; a postposition, participles, plurals and words with which a speaker begins end like them: "देखिए".
  '(?!(?:(?:इस|उस|जिस|किस)?लि|कि|दि|पि|सि|जि|देखि|सुनि|पहि|तकि|मुखि|हाशि|चलि)(?:ए|ये)(?:\\s|$))(?<!मान )\\S{1,8}[िइ](?:ए|ये)',
];
/** The words with which a Hindi sentence goes on behind its verb. */
const hindiContinuing = 'था|थे|थी|कि|और|या|तो|न|ना|जो|जब|पर|ताकि|क्योंकि|लेकिन|मगर|जिस\\S*|जिन\\S*|उस(?!के बाद)\\S*|उन\\S*|वह|वो|वे';

/** The verbs with which Persian sentences end; the vowel of "is" and the prefix of the present are also written apart. */
const persianEndings = [
  '(?:ن?بود|ن?شد|داشت|کرد|گفت|رفت|آمد|داد|گرفت|گذاشت|یافت|رسید|کشید|توانست|ماند|افتاد|زد|خورد|دید|آورد|نوشت)(?:م|ی|یم|ید|ند)?',
  // Without an ending these are nouns too: "construction", "purchase".
  '(?:ساخت|خرید|فروخت|برد)(?:م|یم|ید|ند)',
  '(?:است|هست|نیست|هستند|نیستند|هستم|هستیم|هستید|نیستم|دارد|دارند|دارم|داریم|دارید|ندارد|ندارند|باشد|باشند|شود|شوند|کند|کنند|کنیم|کنید|دهد|دهند|بگیرید|بدهید)',
  // Where the prefix is not written apart, nouns look like it: "billion", "hosting", "of the Christian era".
  '(?!می(?:لی(?:ار|ون)|لاد|زبان|همان|هن|راث|کرو|وه|ان(?:ی|جی)|دانی(?![مد])))ن?می(?:\u200c| )?\\S{2,}(?:م|ی|د|یم|ید|ند)',
];
/** The words before which a Persian verb does not end its sentence. */
const persianContinuing = 'و(?! اما)|که|تا|یا|است|اند|بود\\S*|باش\\S*|شد\\S*|خواه\\S*|اما|ولی|چون|زیرا|اگر';

const endingsOf = byLanguage<Endings>({
  // Polite forms; the plain ones also stand before nouns.
  ja: () => ({
    separator: '',
    // "そうですか" is no question, but an answer.
    question: ['？', /(?<!そうです)か$/],
    marks: [
      [
        '。',
        /(?:です|でした|(?<![冷励済覚澄悩])(?:(?<!ます)ます|ました|ません(?:でした)?)|でしょう|ましょう|(?:ください|下さい)(?!ま))(?:よね|かね|か(?!ら|と)|ね|よ(?![うりかくけろい]|そ(?![うれのこし])))?(?!が|け[どれ]|の[でに]|から|し(?![たてっゃゅょばか])|と(?!いう(?:こと|わけ)で)|って|よう|ら|れ|ん|[、。！？]|です|ます|でし|ま[しせ])/gu,
      ],
      [
        '、',
        /(?:(?<=[すただいるうくつむぶぐのん])(?:けれども|けれど|けども|けど)|(?:です|ます|でした|ました|ません|でしょう|[んの]だ)が|(?<=[るたいなうくつむぶぐす])ので|(?:です|ます|でした|ました|ません|[んの]だ)から|(?:です|ます|ました|ません)し(?![たてっゃゅょばか])|(?:です|ます)と(?!言|い[うっ]|思|申))(?![、。ねよもか])/gu,
      ],
    ],
  }),
  // "요" also ends some nouns: "필요", "중요".
  ko: () => ({
    separator: ' ',
    question: [
      '?',
      new RegExp(
        `${koreanPoliteQuestion}$|${koreanQuestion}$|(?:어디|누구|언제|얼마|뭐|무엇)(?:예요|에요|이에요|죠)$|(?:^|\\s)(?:어디[가에서로]*|누가|누구를?|언제|왜|어떻게|무엇을?|뭘) (?:\\S+ )?\\S*[^\\s게든네데군구니]요$`,
        'u',
      ),
    ],
    marks: [
      [
        '.',
        new RegExp(
          `(?:니다|${koreanQuestion}|(?<![필중주수개소긴동강민\\s])요(?<!좋아요(?= (?:부탁|눌|버튼|꾹|알림|구독)))|(?<!\\s)죠)(?=\\s|$)`,
          'gu',
        ),
      ],
    ],
  }),
  fa: () => ({
    separator: ' ',
    question: ['؟', /(?<!\S)(?:چرا|چه|چطور|چگونه|کجا|کدام|آیا|چند|چقدر|چیست|کیست)(?!\S)/u],
    marks: [
      [
        '.',
        new RegExp(
          `(?<=\\s)(?:${persianEndings.join('|')})(?=\\s|$)(?! (?:${persianContinuing})(?:\\s|$))(?<!(?:که|اگر|تا|پیش‌بینی|گفته) \\S+)`,
          'gu',
        ),
      ],
    ],
  }),
  hi: () => ({
    separator: ' ',
    question: ['?', /(?<!\S)(?:क्या|क्यों|कैस[ेाी]|कहाँ|कहां|कौन|कब|कितन[ेाी]|किस(?!ी)\S*)(?!\S)/u],
    marks: [['।', new RegExp(`(?<=\\s)(?:${hindiEndings.join('|')})(?=\\s|$)(?! (?:${hindiContinuing})(?:\\s|$))`, 'gu')]],
  }),
});

/**
 * Adds marks behind the endings that show where a sentence or a clause ends, and at the end of each turn, to units without marks in
 * Japanese, Korean, Hindi or Persian. Returns those of other languages as they are.
 */
export function markByEndings(units: readonly TextUnit[], language: string): readonly TextUnit[] {
  const endings = endingsOf(language);
  if (!endings) return units;
  const { separator, marks, question } = endings;
  const marked = createMarkedText(units, language);
  for (const turn of speakerTurns(units)) {
    const { text, places } = joinTurn(turn, units, separator);
    const add = (mark: string, offset: number) => {
      const { unit, at } = places[offset - 1]!;
      marked.add(mark, unit, at + 1);
    };
    const [[end, sentenceEndings], ...others] = marks;
    let start = 0;
    for (const offset of [...text.matchAll(sentenceEndings)]
      .map(({ 0: ending, index }) => index + ending.length)
      .concat(text.length)) {
      if (offset > start) add(question[1].test(text.slice(start, offset)) ? question[0] : end, offset);
      start = offset;
    }
    for (const [mark, endings] of others)
      for (const { 0: ending, index } of text.matchAll(endings)) add(mark, index + ending.length);
  }
  return marked.toUnits();
}

/** Returns the units of a turn as one text, with the unit of each of its characters and the offset in it. */
function joinTurn(turn: readonly number[], units: readonly TextUnit[], separator: string) {
  const places: { unit: number; at: number }[] = [];
  const texts: string[] = [];
  for (const unit of turn) {
    const text = units[unit]!.text.trimEnd();
    if (text === '') continue;
    // A separator has the place of the character before it.
    if (texts.length > 0) for (const _ of separator) places.push(places.at(-1)!);
    texts.push(text);
    for (let at = 0; at < text.length; at++) places.push({ unit, at });
  }
  return { text: texts.join(separator), places };
}
