import { byLanguage } from '../text/by-language.ts';
import { anywhere, everywhere } from '../text/whole-words.ts';

/** Phrases of a language that matter where a negation is compared. */
interface NegationPhrases {
  /** Matches what contains a word of negation and negates nothing: "not only". */
  affirmed: RegExp;
  /** Matches what leaves open whether something is so, and what denies it without a word of negation: "whether", "beyond repair". */
  open: RegExp;
}

const never = /(?!)/g;
const spaced = (affirmed: string, open: string) => (): NegationPhrases => ({
  affirmed: affirmed ? everywhere(affirmed) : never,
  open: anywhere(open),
});
const unspaced = (affirmed: RegExp, open: RegExp) => (): NegationPhrases => ({ affirmed, open });

const phrasesOf = byLanguage<NegationPhrases>({
  en: spaced(
    'not (?:only|just|to mention)|no (?:doubt|matter)',
    'whether|if|unless|until|perhaps|maybe|might|beyond|instead|rather|too|yet to|den(?:y|ie[sd])|avoid\\p{L}*|prevent\\p{L}*|stop\\p{L}*|lack\\p{L}*|impossible|unlikely',
  ),
  de: spaced(
    'nicht (?:nur|zuletzt)|keine frage',
    'ob|falls|wenn|vielleicht|statt|anstatt|kaum|unmöglich|verhinder\\p{L}*|vermeid\\p{L}*|ablehn\\p{L}*|abgelehnt',
  ),
  fr: spaced('pas (?:seulement|que)', 'si|peut-être|au lieu|trop|impossible|évit\\p{L}*|empêch\\p{L}*|refus\\p{L}*'),
  es: spaced('no s[oó]lo|no solamente', 'si|quizás?|tal vez|en lugar|imposible|evit\\p{L}*|impid\\p{L}*|impedi\\p{L}*'),
  pt: spaced('não s[oó]|não apenas', 'se|talvez|em vez|impossível|evit\\p{L}*|imped\\p{L}*'),
  it: spaced('non solo|non soltanto', 'se|forse|invece|troppo|impossibile|evit\\p{L}*|imped\\p{L}*'),
  nl: spaced('niet alleen|niet slechts', 'of|als|misschien|in plaats|onmogelijk|weiger\\p{L}*|voorkom\\p{L}*'),
  ru: spaced('не только', 'если|может|вместо|слишком|невозможно|отказ\\p{L}*'),
  pl: spaced('nie tylko', 'czy|jeśli|może|zamiast|zbyt|niemożliw\\p{L}*|odm[oó]w\\p{L}*'),
  tr: spaced('', 'eğer|belki|yerine|imkansız'),
  vi: spaced('không (?:chỉ|những)', 'nếu|có lẽ|thay vì|liệu'),
  id: spaced('tidak hanya|bukan hanya', 'jika|kalau|mungkin|apakah|alih-alih'),
  ar: spaced('ليس فقط', 'إذا|ربما|بدلا'),
  hi: spaced('न केवल', 'अगर|शायद|बजाय'),
  ko: unspaced(/뿐만 아니라|뿐 아니라/gu, /만약|아마|대신|지도 모/u),
  zh: unspaced(/要不要|是不是|能不能|会不会|會不會|不仅|不僅|不只|不但|不过|不過/gu, /是否|如果|可能|而不是|代替/u),
  ja: unspaced(/だけで(?:は)?なく/gu, /かどうか|もし|かもしれ|代わり/u),
});

/** Returns the phrases of a language (BCP 47 base tag); without a list none matches. */
export const negationPhrases = (language: string): NegationPhrases => phrasesOf(language) ?? { affirmed: never, open: never };
