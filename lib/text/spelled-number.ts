/** Matches the words for twelve that multiply: "two dozen". */
const dozen = /^(?:dozen|dutzend|douzaine|docena|dúzia|dozzin|dozijn|tuzin|düzine|lusin|दर्जन)/;
/** Languages in which ones follow ten: "on iki". */
const onesFollowTen = new Set(['tr', 'vi']);
/** Languages in which "two tens" is twenty. */
const tensMultiply = new Set(['vi', 'id']);
/** The Indonesian word that adds ten to the number before it. */
const teens = 'belas';

export const isDozen = (word: string): boolean => dozen.test(word);

/** A number in words, of which the words are added one after the other. */
export class SpelledNumber {
  /** Numbers that are over, of several that follow each other. */
  readonly #finished: number[] = [];
  /** The value that the last multiplier of 1,000 and more ended, and the value that follows it so far. */
  #total = 0;
  #current: number | undefined;
  readonly #language: string;
  /** The last multiplier of 1,000 and more, as a power of ten. */
  scale = 1;

  constructor(language: string) {
    this.#language = language;
  }

  get isEmpty(): boolean {
    return this.#current === undefined && this.#finished.length === 0;
  }

  /** Whether it is one number under 1,000 so far. */
  get isSmall(): boolean {
    return this.#finished.length === 0 && this.#total === 0;
  }

  /** The last of its numbers. */
  get value(): number {
    return this.#total + (this.#current ?? 0);
  }

  /** Its numbers: more than one where they can't be parts of the same. */
  get values(): number[] {
    return [...this.#finished, this.value];
  }

  addHalf(): void {
    if (this.#current) this.#current += 0.5;
    else this.#total += this.scale / 2;
  }

  /** Adds the value of the next word. */
  add(value: number, word: string): void {
    const current = this.#current;
    if (value >= 1000) this.#multiply(value);
    else if (!current) this.#current = value;
    else if (value === 100) this.#current = 100 * current;
    else if (value > 100 && value % 100 === 0) this.#current = value;
    else if (isDozen(word)) this.#current = 12 * current;
    else if (word === teens) this.#current = current + 10;
    else if (value === 10 && tensMultiply.has(this.#language)) this.#current = 10 * current;
    else if (this.#isFourTwenties(value)) this.#current = current + 76;
    else if (this.#isContinuedBy(value)) this.#current = current + value;
    else {
      this.#finished.push(this.value);
      [this.#total, this.#current] = [0, value];
    }
  }

  /** Whether ones may follow: "twenty" and "six". */
  get endsWithTens(): boolean {
    return endsWithTens(this.#current ?? 0, this.#language);
  }

  #multiply(scale: number): void {
    if (this.#total > 0 && this.#total < scale) this.#total = (this.#total + (this.#current ?? 0)) * scale;
    else this.#total += (this.#current ?? 1) * scale;
    [this.#current, this.scale] = [0, 10 ** Math.floor(Math.log10(scale))];
  }

  #isFourTwenties(value: number): boolean {
    return this.#language === 'fr' && value === 20 && this.#current! % 100 === 4;
  }

  #isContinuedBy(value: number): boolean {
    const current = this.#current!;
    if (Math.abs(current) < 1 || current % 100 === 0 || (this.endsWithTens && value < 10)) return true;
    if (this.#language === 'ar') return current % 100 < 10 && value % 10 === 0 && value < 100;
    if (this.#language !== 'fr') return false;
    return (current % 20 === 0 && value < 20) || (current % 100 === 10 && value >= 7 && value < 10);
  }
}

/** Returns whether ones may follow a number in words. */
export const endsWithTens = (value: number, language: string): boolean =>
  value % 10 === 0 && value % 100 >= (onesFollowTen.has(language) ? 10 : 20);
