import { readNumbers } from '../grounding/numbers/read-numbers.ts';
import { byLanguage } from '../text/by-language.ts';
import { anywhere } from '../text/whole-words.ts';

/** The phrases of a language with which a reason or an amount is asked for, and with which a reason is given. */
interface KindPhrases {
  why: RegExp;
  because: RegExp;
  howMany: RegExp;
}

const spaced = (why: string, because: string, howMany: string) => (): KindPhrases => ({
  why: anywhere(why),
  because: anywhere(because),
  howMany: anywhere(howMany),
});
const unspaced = (why: RegExp, because: RegExp, howMany: RegExp) => (): KindPhrases => ({ why, because, howMany });

const phrasesOf = byLanguage<KindPhrases>({
  en: spaced(
    'why|reasons?|how come|what causes?',
    "because|'cause|since|reasons?|due to|so that|that's why|causes?|caused|thanks to|therefore|comes? from",
    'how (?:much|many|old|long|far|often|big|tall|fast|expensive|deep|heavy)|what (?:year|percentage|price|age)|when',
  ),
  de: spaced(
    'warum|wieso|weshalb|gr[uü]nde?',
    'weil|denn|(?:haupt)?gr[uü]nde?|deshalb|deswegen|wegen|nämlich|damit|daher',
    'wie ?(?:viele?|alt|lange?|weit|oft|groß|teuer|hoch|schnell|schwer|tief)|wann',
  ),
  fr: spaced(
    'pourquoi|raisons?',
    "parce qu(?:e|['’]\\p{L}+)|car|puisque|raisons?|à cause|grâce|donc|causes?",
    'combien|quel âge|quelle (?:vitesse|distance|heure)|quand',
  ),
  es: spaced(
    'por qué|raz(?:ón|ones)',
    'porque|ya que|raz(?:ón|ones)|debido|por eso|causas?|gracias a',
    'cuánt[oa]s?|cuándo|qué edad',
  ),
  pt: spaced(
    'por que|por quê|raz(?:ão|ões)|motivos?',
    'porque|pois|já que|raz(?:ão|ões)|motivos?|por causa|devido|por isso',
    'quant[oa]s?|quando|que idade',
  ),
  it: spaced(
    'perch[ée]|motiv[oi]|ragion[ei]',
    'perch[ée]|poiché|siccome|motiv[oi]|ragion[ei]|a causa|dato che|quindi',
    'quant[oiae]|quando',
  ),
  nl: spaced(
    'waarom|redenen?',
    'omdat|want|redenen?|doordat|daarom|vanwege',
    'hoe ?(?:veel|oud|lang|ver|vaak|groot|duur)|wanneer',
  ),
  ru: spaced(
    'почему|зачем|причин\\p{L}*',
    'потому|поскольку|так как|причин\\p{L}*|из-за|благодаря|поэтому|ведь',
    'сколько|когда',
  ),
  pl: spaced(
    'dlaczego|czemu|powod\\p{L}*|przyczyn\\p{L}*',
    'ponieważ|bo|gdyż|pow(?:ód|od\\p{L}*)|przyczyn\\p{L}*|dlatego',
    'ile|ilu|kiedy|jak (?:stary|długo|daleko|często)',
  ),
  tr: spaced('neden|niçin|niye|sebep\\p{L}*', 'çünkü|nedeni|sebe[bp]\\p{L}*|yüzünden|dolayı', 'kaç|ne kadar|ne zaman'),
  vi: spaced('tại sao|vì sao|lý do', 'vì|bởi|lý do|do đó|cho nên', 'bao nhiêu|mấy|bao lâu|khi nào'),
  id: spaced('mengapa|kenapa|alasan', 'karena|sebab|alasan(?:nya)?', 'berapa|kapan'),
  ar: spaced('لماذا|سبب|أسباب', 'لأن\\p{L}*|بسبب|السبب|لذلك|نتيجة', 'كم|متى'),
  hi: unspaced(/क्यों(?!कि)|कारण|वजह/u, /क्योंकि|कारण|वजह|इसलिए/u, /कितन[ाेी]|कब/u),
  ko: unspaced(/왜|이유|까닭/u, /때문|이유|까닭|왜냐하면|니까|덕분/u, /얼마|몇|언제/u),
  zh: unspaced(
    /为什么|為什麼|为何|為何|原因/u,
    /因为|因為|由于|由於|原因|所以|导致|導致/u,
    /多少|几|幾|多大|多久|多[长長]|多[远遠]|什么时候|何时/u,
  ),
  ja: unspaced(
    /なぜ|何故|どうして|理由/u,
    /から(?:です|だ|。|、)|ため|ので|理由|原因|おかげ/u,
    /いくら|いくつ|何[歳年人個時分回円月日]|どれ(?:くらい|だけ|ほど)|いつ/u,
  ),
});

/** Returns whether a sentence has what a title asks for by its form: a reason where it asks why, a number where it asks how many. */
export function hasKind(title: string, sentence: string, language: string): boolean {
  const phrases = phrasesOf(language);
  if (phrases?.why.test(title)) return phrases.because.test(sentence);
  if (!phrases?.howMany.test(title)) return false;
  return readNumbers(sentence, language).some(({ isVague, values }) => !isVague && values[0] !== 1);
}

/** Returns whether a sentence asks why, as a title does. */
export function asksAlike(title: string, sentence: string, language: string): boolean {
  const phrases = phrasesOf(language);
  return phrases?.why.test(title) === true && phrases.why.test(sentence) && !phrases.because.test(sentence);
}
