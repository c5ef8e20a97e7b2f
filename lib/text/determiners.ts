const lists: Record<string, string> = {
  en: 'the a an this these those our your their my his her its of in on for with about from into some any each every another no',
  de: 'der die das den dem des ein eine einen einem einer eines kein keine dieser diese dieses unser unsere im am zum zur vom beim',
  fr: "le la les un une des du de au aux ce cet cette ces notre nos votre vos leur leurs mon ma mes son sa ses d'une d'un",
  es: 'el la los las un una unos unas de del al este esta estos estas nuestro nuestra su sus en con sin',
  pt: 'o a os as um uma do da dos das de no na nos nas ao este esta esse essa nosso nossa seu sua com sem',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle al alla nel nella questo questa nostro nostra',
  nl: 'de het een van dit deze die dat ons onze in op voor met',
};
const sets = new Map(Object.entries(lists).map(([language, list]) => [language, new Set(list.split(' '))]));
const none: ReadonlySet<string> = new Set();

/** Returns the words of a language (BCP 47 base tag) that precede nouns; empty for a language without a list. */
export const determiners = (language: string): ReadonlySet<string> => sets.get(language) ?? none;
