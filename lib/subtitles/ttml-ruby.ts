import type { Ruby } from './subtitle-format.ts';

/** Pairs the bases and the readings of a ruby container of TTML (https://www.w3.org/TR/ttml2/#style-attribute-ruby). */
export class TtmlRuby {
  readonly ruby: Ruby[] = [];
  private bases: { at: number; base: string }[] = [];
  private readings: string[] = [];
  private base: { at: number; base: string } | undefined;
  private reading: string | undefined;
  /** Text since the first base of the container: its bases, and what stands between them. */
  private shown = '';

  /** Opens an element with a value of `tts:ruby`, after `length` characters of the cue's text. */
  open(kind: string, length: number): void {
    if (kind === 'container') {
      this.bases = [];
      this.readings = [];
      this.shown = '';
    } else if (kind === 'base') this.base = { at: length, base: '' };
    else if (kind === 'text') this.reading = '';
  }

  addText(text: string): void {
    if (this.base) this.base.base += text;
    if (this.base || this.bases.length > 0) this.shown += text;
  }

  /** Adds text that is not part of the cue's, because it is a reading or a delimiter. */
  addHidden(text: string): void {
    if (this.reading !== undefined) this.reading += text;
  }

  /** Closes an element with a value of `tts:ruby`. */
  close(kind: string): void {
    if (kind === 'base' && this.base) {
      this.bases.push(this.base);
      this.base = undefined;
    } else if (kind === 'text') {
      this.readings.push((this.reading ?? '').trim());
      this.reading = undefined;
    } else if (kind === 'container') this.pair();
  }

  /** Each base has its own reading; where the numbers differ, all readings are those of all bases. */
  private pair(): void {
    const [first, last] = [this.bases[0], this.bases.at(-1)];
    if (!first || !last || this.readings.length === 0) return;
    const areSingle = this.bases.length === this.readings.length;
    const whole = {
      at: first.at,
      base: this.shown.slice(0, last.at + last.base.length - first.at),
      reading: this.readings.join(''),
    };
    const pairs = areSingle ? this.bases.map((base, i) => ({ ...base, reading: this.readings[i]! })) : [whole];
    for (const pair of pairs) if (pair.base.trim() !== '' && pair.reading !== '') this.ruby.push(pair);
    this.bases = [];
  }
}
