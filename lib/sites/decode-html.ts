import { decodeXml } from './decode-xml.ts';

/** Names of the characters from U+00A0 to U+00FF in HTML 4, in order. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot ' +
  'cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml ' +
  'Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ' +
  'ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Marks and letters beyond Latin 1 that editors of text write by their names in HTML 4. */
const otherNames: Record<string, string> = {
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', euro: '€', trade: '™', minus: '−', prime: '′', Prime: '″' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', lsaquo: '‹', rsaquo: '›' },
  ...{ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200c', zwj: '\u200d', lrm: '\u200e', rlm: '\u200f' },
  ...{ larr: '←', rarr: '→', hearts: '♥', dagger: '†', permil: '‰' },
  ...{ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ' },
};

const characters = new Map([
  ...latinNames.split(' ').map((name, i): [string, string] => [name, String.fromCharCode(0xa0 + i)]),
  ...Object.entries(otherNames),
]);

/**
 * Replaces the character references of HTML that authors write. Separate from the library's module, which includes all names, to
 * keep the worker small.
 */
export const decodeHtml = (text: string): string =>
  decodeXml(text.replace(/&([a-z]{2,6}\d{0,2});/gi, (reference, name: string) => characters.get(name) ?? reference));
