import { Leniencies, lostCue } from '../leniencies.ts';
import { linesOf } from '../lines.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { basicCharacter, extendedCharacter, specialCharacter } from './cea608-characters.ts';

/** Seconds of a frame of NTSC, in which two bytes are sent. */
const frameSeconds = 1001 / 30_000;

/** Control codes of the first channel by their second byte, after 0x14 in the first field. */
const resumeLoading = 0x20;
const backspace = 0x21;
const rollUpCodes = [0x25, 0x26, 0x27];
const resumeDirect = 0x29;
const eraseDisplayed = 0x2c;
const carriageReturn = 0x2d;
const eraseHidden = 0x2e;
const endOfCaption = 0x2f;

/** Maximum characters of a row, which a receiver limits to 32. */
const maxRowLength = 200;

/** Rows of text by their number from the top. */
type Rows = Map<number, string>;

/**
 * Parses Scenarist Closed Captions: times in frames, followed by the codes of CEA-608 that a receiver gets from then on, two bytes
 * a frame. Captions that pop on, are painted on, and roll up are read, of the first channel; a line that rolls up is one cue.
 */
export function parseScc(source: string): ParsedCaptions {
  const leniencies = new Leniencies();
  const receiver = new Receiver();
  const lines = linesOf(source);
  lines.next();
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    const [clock = '', ...words] = line.trim().split(/\s+/);
    if (clock === '') continue;
    const start = timeOf(clock);
    if (start === undefined) {
      leniencies.add(lostCue, line);
      continue;
    }
    for (const [index, word] of words.entries()) {
      if (/^[\da-f]{4}$/i.test(word)) receiver.receive(Number.parseInt(word, 16), start + index * frameSeconds);
      else leniencies.add('left out, because it is no code', word);
    }
  }
  return { cues: receiver.finish(), leniencies: leniencies.list };
}

/** Returns the seconds of a time in frames; a semicolon before the frames means that numbers of frames are dropped to keep up with the clock. */
function timeOf(clock: string): number | undefined {
  const [, hours, minutes, seconds, mark, frames] = /^(\d{1,2}):(\d\d):(\d\d)([:;.,])(\d\d)$/.exec(clock) ?? [];
  if (frames === undefined) return undefined;
  const wholeMinutes = 60 * Number(hours) + Number(minutes);
  const dropped = mark === ':' ? 0 : 2 * (wholeMinutes - Math.floor(wholeMinutes / 10));
  return (30 * (60 * wholeMinutes + Number(seconds)) + Number(frames) - dropped) * frameSeconds;
}

/** A receiver of CEA-608 that writes down what it would show. */
class Receiver {
  private readonly cues: RawCue[] = [];
  private mode: 'popOn' | 'paintOn' | 'rollUp' = 'popOn';
  private hidden: Rows = new Map();
  private shown: Rows = new Map();
  /** Time from which the shown rows are visible. Seconds. */
  private shownSince = 0;
  private row = 15;
  private lastControl = -1;
  private isOtherChannel = false;

  /** Receives two bytes at a time in seconds. */
  receive(word: number, time: number): void {
    const first = (word >> 8) & 0x7f;
    const second = word & 0x7f;
    const isControl = first >= 0x10 && first < 0x20;
    // Control codes are sent twice, in case that one is lost.
    const isRepeated = isControl && word === this.lastControl;
    this.lastControl = isControl && !isRepeated ? word : -1;
    if (isRepeated) return;
    if (isControl) this.isOtherChannel = (first & 0x08) !== 0;
    if (this.isOtherChannel) return;
    if (isControl) this.control(first, second, time);
    else for (const code of [first, second]) this.write(basicCharacter(code), time);
  }

  finish(): RawCue[] {
    this.show(new Map(), Number.POSITIVE_INFINITY);
    return this.cues;
  }

  private control(first: number, second: number, time: number): void {
    const character = specialCharacter(first, second);
    const replacement = extendedCharacter(first, second);
    if (character !== undefined) this.write(character, time);
    else if (replacement !== undefined) {
      this.deleteLast();
      this.write(replacement, time);
    } else if (second >= 0x40) this.startRow(rowOf(first, second));
    // A change of color or style takes the place of a character.
    else if (first === 0x11) this.write(' ', time);
    else if (first === 0x14) this.command(second, time);
  }

  private command(code: number, time: number): void {
    if (code === resumeLoading) this.mode = 'popOn';
    else if (code === backspace) this.deleteLast();
    else if (code === eraseHidden) this.hidden = new Map();
    else if (code === eraseDisplayed) this.show(new Map(), time);
    else if (code === endOfCaption) {
      this.mode = 'popOn';
      this.show(this.hidden, time);
      this.hidden = new Map();
    } else if (code === carriageReturn && this.mode === 'rollUp') this.show(new Map(), time);
    else if (code === resumeDirect || rollUpCodes.includes(code)) {
      this.show(new Map(), time);
      this.mode = code === resumeDirect ? 'paintOn' : 'rollUp';
    }
  }

  /** Shows other rows from a time on, and writes down those that were shown. */
  private show(rows: Rows, time: number): void {
    const text = [...this.shown].sort(([a], [b]) => a - b).map(([, row]) => row.trim());
    const cue = { startTime: this.shownSince, endTime: time, text: text.filter((row) => row !== '').join('\n') };
    if (cue.text !== '') this.cues.push(cue);
    this.shown = rows;
    this.shownSince = time;
  }

  /** Rows that are written now. */
  private get written(): Rows {
    return this.mode === 'popOn' ? this.hidden : this.shown;
  }

  private startRow(row: number): void {
    // A line that rolls up has one row, wherever it stands.
    this.row = this.mode === 'rollUp' ? 15 : row;
    // Parts of a row that stand apart.
    const text = this.written.get(this.row);
    if (text && text.length < maxRowLength) this.written.set(this.row, `${text} `);
  }

  private write(character: string, time: number): void {
    if (this.mode !== 'popOn' && this.shown.size === 0) this.shownSince = time;
    const text = (this.written.get(this.row) ?? '') + character;
    if (character !== '' && text.length <= maxRowLength) this.written.set(this.row, text);
  }

  private deleteLast(): void {
    const text = this.written.get(this.row);
    if (text) this.written.set(this.row, text.slice(0, -1));
  }
}

/** Numbers of the rows by the low bits of the first byte of their code; the second number is meant where its bit 0x20 is set. */
const rowNumbers: readonly (readonly [number, number])[] = [
  [11, 11],
  [1, 2],
  [3, 4],
  [12, 13],
  [14, 15],
  [5, 6],
  [7, 8],
  [9, 10],
];

const rowOf = (first: number, second: number): number => rowNumbers[first & 0x07]![second & 0x20 ? 1 : 0];
