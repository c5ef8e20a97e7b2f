/**
 * The letters of a language beyond ASCII, and the single-byte encodings in which its subtitle files still occur, the most
 * frequent first.
 */
export interface Alphabet {
  encodings: readonly string[];
  /** Small letters, commonest first; capitals only where they have no small letter of one character. */
  letters: string;
  /** Frequent words, separated by spaces. */
  words: string;
}

const western = ['windows-1252'];
const central = ['windows-1250', 'iso-8859-2'];
const baltic = ['windows-1257'];
const cyrillic = ['windows-1251', 'koi8-u', 'iso-8859-5', 'ibm866'];
const greek = ['windows-1253', 'iso-8859-7'];

/** Alphabets by frequency of letters. Western encodings come first, which win where a text has nothing but quotation marks. */
export const alphabets: readonly Alphabet[] = [
  // English, German, French, Spanish, Portuguese, Italian, Catalan, Dutch, Danish and Norwegian, Swedish and Finnish, Icelandic.
  { encodings: western, letters: 'éïèêçñ', words: 'the and you it is that to of what no in we for i a' },
  { encodings: western, letters: 'üäöß', words: 'und der die das ist ich nicht ein zu sie es wir du mit was' },
  { encodings: western, letters: 'éàèêçôîûùâïœëü', words: 'le la les de et est pas je que un une vous il ne ce' },
  { encodings: western, letters: 'óíáéñúü', words: 'el la de que y no en un es por los una con se lo' },
  { encodings: western, letters: 'ãçéáíóêõúâôàü', words: 'o a de que e um para com uma os do da em no ele' },
  { encodings: western, letters: 'èàùòìé', words: 'il la di che e non un per una sono mi con lo ti le' },
  { encodings: western, letters: 'àéóèíçòúïü', words: 'el la de que i no en un per els una amb es és' },
  { encodings: western, letters: 'ëéïèöü', words: 'de het een en ik van is dat niet je wat te we dit maar' },
  { encodings: western, letters: 'åøæéö', words: 'og det er jeg en ikke at du vi til har den med der han' },
  { encodings: western, letters: 'äöåé', words: 'och det en ja on ei se att inte du jag vi han som mitt' },
  { encodings: western, letters: 'íáéöðúþýóæ', words: 'og er ekki ég að það í þú hann á hvað við' },
  // Polish, Czech, Slovak, Hungarian, Romanian, Croatian and Slovene.
  { encodings: central, letters: 'łęążśóćńź', words: 'nie to jest w na i z do co tak jak ale pan jestem mam' },
  { encodings: central, letters: 'íáéěšřýčžůúňťďó', words: 'to je se na ne v co jsem ale tak jak si že a tady' },
  { encodings: central, letters: 'áíčéýžšúľťôňóďäŕĺ', words: 'to je sa na nie v som ale tak si ako čo a tu' },
  { encodings: central, letters: 'éáöőóüíúű', words: 'a az nem és hogy ez egy is van de mit csak meg ha igen' },
  { encodings: central, letters: 'ăîşâţ', words: 'nu un de la ce este o cu pe sunt mai nu-i am din' },
  { encodings: central, letters: 'čšžćđ', words: 'je da se ne to na i u sam što ali ja jaz pa si kako' },
  // Turkish, Lithuanian, Latvian, Estonian.
  { encodings: ['windows-1254'], letters: 'ıüşöçğİâîû', words: 'bir bu ve ne için ben çok var mi da de evet o sen' },
  { encodings: baltic, letters: 'ėąšįžųūęč', words: 'ir ne tai kad yra su kaip bet ar mes man jis tu kas čia' },
  { encodings: baltic, letters: 'āīēšūņžļģķč', words: 'un ir ne es tas ka tu to ko nav ar man par viņš' },
  { encodings: baltic, letters: 'äõüöšž', words: 'ja on ei see ma et ta sa kui mis me oli seda mida' },
  // Russian, Ukrainian, Bulgarian, Serbian, Greek.
  { encodings: cyrillic, letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё', words: 'и в не на я что он с это а то как мы ты да' },
  { encodings: cyrillic, letters: 'оаиніветрсклдумпязьбгчйхцжїєюшфщґ', words: 'і в не на я що він з це а то як ми ти та' },
  { encodings: cyrillic, letters: 'аеиотнрсвлкдпмзуябъгчшщцжхюйьф', words: 'и в не на да се е аз той с това ти че за какво' },
  { encodings: cyrillic, letters: 'аоиенрјстувкдмлпзбгшчцжћхљњфђџ', words: 'и у не на да се је ја он са то ти што за али' },
  {
    encodings: greek,
    letters: 'αοιετσνηυρπκμλςωόάίέδγήχθύώβφξζψϊϋΐΰ',
    words: 'και το να η ο δεν είναι με σε που για τι μου του',
  },
  // Hebrew, Arabic, Persian, Thai.
  { encodings: ['windows-1255'], letters: 'יוהלארתבשמםנכדקעחפסןגטזצךץף', words: 'לא את זה של אני מה הוא על כן אתה היא עם' },
  {
    encodings: ['windows-1256'],
    letters: 'ايلمونرتبعدفسكهقأحجةشصىخإضذءزطئغآثظؤ',
    words: 'من في لا ما أن على هذا إلى أنا هل هو لم',
  },
  { encodings: ['windows-1256'], letters: 'ايرندمهشوتبکسگزلفقخچپحعجآصطغضژذثظئ', words: 'و در به از که اين من را با نه تو است' },
  { encodings: ['windows-874'], letters: 'านร่กอเง้มยลวัดทีสตะิปบคหไแจพชขูใ์ื็โุผำซถฟศธญณฉษภฐฮฎฤๆ', words: '' },
];
