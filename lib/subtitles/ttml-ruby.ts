import type { Ruby } from './subtitle-format.ts';

/** Pairs the bases and the readings of a ruby container of TTML (https://www.w3.org/TR/ttml2/#style-attribute-ruby). */
export class TtmlRuby {
  readonly ruby: Ruby[] = [];
  private bases: { at: number; base: string }[] = [];
  private readings: string[] = [];
  private baseStart = 0;
  private reading: string | undefined;

  /** Opens an element with a value of `tts:ruby`, after `length` characters of the cue's text. */
  open(kind: string, length: number): void {
    if (kind === 'container') {
      this.bases = [];
      this.readings = [];
    } else if (kind === 'base') this.baseStart = length;
    else if (kind === 'text') this.reading = '';
  }

  /** Adds text that is not part of the cue's, because it is a reading or a delimiter. */
  addHidden(text: string): void {
    if (this.reading !== undefined) this.reading += text;
  }

  /** Closes an element with a value of `tts:ruby`, whose cue now has `text`. */
  close(kind: string, text: string): void {
    if (kind === 'base') this.bases.push({ at: this.baseStart, base: text.slice(this.baseStart) });
    else if (kind === 'text') {
      this.readings.push((this.reading ?? '').trim());
      this.reading = undefined;
    } else if (kind === 'container') this.pair(text);
  }

  /** Each base has its own reading; where the numbers differ, all readings are those of all bases. */
  private pair(text: string): void {
    const [first, last] = [this.bases[0], this.bases.at(-1)];
    if (!first || !last || this.readings.length === 0) return;
    const areSingle = this.bases.length === this.readings.length;
    const whole = { at: first.at, base: text.slice(first.at, last.at + last.base.length), reading: this.readings.join('') };
    const pairs = areSingle ? this.bases.map((base, i) => ({ ...base, reading: this.readings[i]! })) : [whole];
    this.ruby.push(...pairs.filter(({ base, reading }) => base.trim() !== '' && reading !== ''));
  }
}
