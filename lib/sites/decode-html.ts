import { decodeXml } from './decode-xml.ts';

/** Combining marks by the ends of the names of letters that have them: `&Auml;` is an A with U+0308. */
const marks: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};
const accentedLetter = /^([A-Za-z])(grave|acute|circ|tilde|uml|ring|caron|cedil)$/;

/** Other characters that editors of text write by their names in HTML 4, each before its name. */
const names =
  '\u00a0nbsp ¡iexcl ¢cent £pound ¥yen §sect ©copy ªordf «laquo \u00adshy ®reg °deg ±plusmn ²sup2 ³sup3 µmicro ¶para ·middot ¹sup1 ' +
  'ºordm »raquo ¼frac14 ½frac12 ¾frac34 ¿iquest ÆAElig ÐETH ×times ØOslash ÞTHORN ßszlig æaelig ðeth ÷divide øoslash þthorn ' +
  'ŒOElig œoelig –ndash —mdash …hellip •bull €euro ™trade −minus ′prime ″Prime ‘lsquo ’rsquo ‚sbquo “ldquo ”rdquo „bdquo ‹lsaquo ' +
  '›rsaquo \u2002ensp \u2003emsp \u2009thinsp \u200czwnj \u200dzwj \u200elrm \u200frlm ←larr →rarr ♥hearts †dagger ‰permil';
const characters = new Map(names.split(' ').map((entry): [string, string] => [entry.slice(1), entry[0]!]));

/**
 * Replaces the character references of HTML that authors write. Separate from the library's module, which includes all names, to
 * keep the worker small.
 */
export const decodeHtml = (text: string): string =>
  decodeXml(
    text.replace(/&([a-z]{2,6}\d{0,2});/gi, (reference, name: string) => characters.get(name) ?? accented(name) ?? reference),
  );

function accented(name: string): string | undefined {
  const [, letter, mark] = accentedLetter.exec(name) ?? [];
  const character = letter && (letter + marks[mark!]!).normalize();
  return character?.length === 1 ? character : undefined;
}
