/** The sign of a number below zero, or of a temperature above it. */
export type Sign = 'minus' | 'plus';

/** Matches a sign or word for minus before a number. A hyphen at the start may mark a speaker, and one behind a number a range. */
const minus =
  /(?:(?:^|[\s("“])−|[^\d\s%°]\s[-–]|\(-|(?<!(?:au|ou|al|lo|o|pelo|ao|or|oder|of|или|lub) |[\p{L}\d])(?:minus|negative|moins|menos|meno|минус|eksi|âm|سالب|ناقص|माइनस) |零下|负|負|マイナス|氷点下|영하 ?|마이너스 ?)$/iu;
const degrees =
  /^\s?(?:°|℃|度|도(?!\p{L})|(?:degrees?|grad|degrés?|grados?|graus?|grad[io]|graden|градус\p{L}*|stop(?:ień|nie|ni|niach)|derece|độ|derajat|درجة|درجات|डिग्री)(?!\p{L}))/iu;
/** Matches words that may put a temperature below zero, or that leave its sign open. */
const below =
  /below|under|[zc]ero|zéro|frost|unter|nul|kälte|sous|bajo|abaixo|negativ|sotto|onder|\bmin\b|нул|мороз|poniżej|mróz|mroz|sıfır|altın|dưới|bawah|تحت|नीचे|minus|moins|meno|минус|eksi|âm|سالب|ناقص|शून्य|माइनस|[±零负負]|氷点下|マイナス|영하|마이너스/iu;

/**
 * Returns the sign of the number between two offsets; undefined where it is not clear, as in a range. `previousEnd` is the end of the
 * number before it, from which it may be subtracted.
 */
export function signOf(text: string, start: number, end: number, previousEnd: number): Sign | undefined {
  const before = text.slice(Math.max(0, start - 24), start);
  const mark = minus.exec(before)?.[0];
  const isSubtracted = /^\s*$/.test(text.slice(previousEnd, start - (mark?.length ?? 0)));
  if (mark !== undefined) return previousEnd > 0 && isSubtracted ? undefined : 'minus';
  const unit = degrees.exec(text.slice(end, end + 16))?.[0];
  if (unit === undefined || /[-–—−]$/.test(before)) return undefined;
  return below.test(before) || below.test(text.slice(end, end + unit.length + 24)) ? undefined : 'plus';
}
