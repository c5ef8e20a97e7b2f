/** The letters of a language beyond ASCII, and the single-byte encodings in which its subtitle files still occur. */
export interface Alphabet {
  encodings: readonly string[];
  /** Small letters, commonest first; capitals only where they have no small letter of one character. */
  letters: string;
}

const western = ['windows-1252'];
const central = ['windows-1250', 'iso-8859-2'];
const baltic = ['windows-1257'];
const cyrillic = ['windows-1251', 'koi8-u', 'iso-8859-5', 'ibm866'];
const greek = ['windows-1253', 'iso-8859-7'];

/** Alphabets by frequency of letters. Western encodings come first, which win where a text has nothing but quotation marks. */
export const alphabets: readonly Alphabet[] = [
  // German, French, Spanish, Portuguese, Italian, Catalan, Dutch, Danish and Norwegian, Swedish and Finnish, Icelandic.
  { encodings: western, letters: 'üäöß' },
  { encodings: western, letters: 'éàèêçôîûùâïœëü' },
  { encodings: western, letters: 'óíáéñúü' },
  { encodings: western, letters: 'ãçéáíóêõúâôàü' },
  { encodings: western, letters: 'èàùòìé' },
  { encodings: western, letters: 'àéóèíçòúïü' },
  { encodings: western, letters: 'ëéïèöü' },
  { encodings: western, letters: 'åøæéö' },
  { encodings: western, letters: 'äöåé' },
  { encodings: western, letters: 'íáéöðúþýóæ' },
  // Polish, Czech, Slovak, Hungarian, Romanian, Croatian and Slovene.
  { encodings: central, letters: 'łęążśóćńź' },
  { encodings: central, letters: 'íáéěšřýčžůúňťďó' },
  { encodings: central, letters: 'áíčéýžšúľťôňóďäŕĺ' },
  { encodings: central, letters: 'éáöőóüíúű' },
  { encodings: central, letters: 'ăîşâţ' },
  { encodings: central, letters: 'čšžćđ' },
  // Turkish, Lithuanian, Latvian, Estonian.
  { encodings: ['windows-1254'], letters: 'ıüşöçğİâîû' },
  { encodings: baltic, letters: 'ėąšįžųūęč' },
  { encodings: baltic, letters: 'āīēšūņžļģķč' },
  { encodings: baltic, letters: 'äõüöšž' },
  // Russian, Ukrainian, Bulgarian, Serbian, Greek.
  { encodings: cyrillic, letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё' },
  { encodings: cyrillic, letters: 'оаиніветрсклдумпязьбгчйхцжїєюшфщґ' },
  { encodings: cyrillic, letters: 'аеиотнрсвлкдпмзуябъгчшщцжхюйьф' },
  { encodings: cyrillic, letters: 'аоиенрјстувкдмлпзбгшчцжћхљњфђџ' },
  { encodings: greek, letters: 'αοιετσνηυρπκμλςωόάίέδγήχθύώβφξζψϊϋΐΰ' },
  // Hebrew, Arabic, Persian, Thai.
  { encodings: ['windows-1255'], letters: 'יוהלארתבשמםנכדקעחפסןגטזצךץף' },
  { encodings: ['windows-1256'], letters: 'ايلمونرتبعدفسكهقأحجةشصىخإضذءزطئغآثظؤ' },
  { encodings: ['windows-1256'], letters: 'ايرندمهشوتبکسگزلفقخچپحعجآصطغضژذثظئ' },
  { encodings: ['windows-874'], letters: 'านร่กอเง้มยลวัดทีสตะิปบคหไแจพชขูใ์ื็โุผำซถฟศธญณฉษภฐฮฎฤๆ' },
];
