import { matchNothing } from '../../encoding/match-nothing.ts';

/** Names of months and weekdays that are common words too, and the text around them that marks the date. */
interface CommonWords {
  names: RegExp;
  /** Is tested on the text with `<` and `>` around the word. */
  date: RegExp;
}

/** Matches a capital letter that the start of a sentence does not explain. */
const capital = '[\\p{L}\\p{N},;] <\\p{Lu}';

const commonWords: Record<string, CommonWords> = {
  // to be able, to walk
  en: { names: /^(?:may|march)$/i, date: new RegExp(capital, 'u') },
  // ordinals without "-feira"
  pt: { names: /^(?:segunda|terça|quarta|quinta|sexta)$/i, date: matchNothing },
  // environment; the name Martha
  ru: {
    names: /^(?:[Сс]ред|Март[аыеу]$)/,
    date: /(?:^|\s)(?:во?|на|эту|прошлую|следующую|каждую) <среду>|\d <Марта>/i,
  },
  // among
  uk: { names: /^серед$/i, date: matchNothing },
  // the names Maja and Marc
  pl: { names: /^(?:Maj[aęu]|Marc)$/, date: /\d <M/ },
  // center; to shine
  cs: {
    names: /^(?:střed|září$)/i,
    date: /(?:^|\s)(?:ve|na|každou|tuto|příští|minulou) <středu>|(?:^|\s)(?:v|do|od|\d{1,2}\.) <září>/i,
  },
  // market, stove, gap, sowing, gull, raft
  tr: {
    names: /^(?:pazar(?!tesi)|ocak|aralık|ekim|mart|sal)/i,
    date: new RegExp(`${capital}|\\d <|> (?:gün|ay[ıi]|sabah|akşam|gece)`, 'u'),
  },
  // week
  id: { names: /^minggu$/i, date: new RegExp(`(?:[Hh]ari|[Mm]alam) <|${capital}\\p{L}+>(?! (?:lalu|ini|depan))`, 'u') },
  // to practice; both
  ar: { names: /^(?:مارس|الاثنين)$/, date: /(?:شهر|يوم|في|\d) </ },
};

/** Returns whether the name of a month or weekday, which starts at an offset, is probably another word. */
export function isCommonWord(name: string, text: string, start: number, language: string): boolean {
  const words = Object.hasOwn(commonWords, language) ? commonWords[language]! : undefined;
  if (!words?.names.test(name)) return false;
  const end = start + name.length;
  return !words.date.test(`${text.slice(Math.max(0, start - 12), start)}<${name}>${text.slice(end, end + 8)}`);
}
