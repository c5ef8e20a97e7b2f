/** What a transcript is made of: cues, or turns without times. Times in seconds. */
interface Utterance {
  text: string;
  speaker?: string;
  startTime?: number;
  endTime?: number;
}

/** A sentence and the units it stands in: the first, and the one after the last. */
export interface Sentence {
  text: string;
  from: number;
  to: number;
  speaker?: string;
}

/** Units that one speaker says without a long silence, as one text. `starts[i]` is where unit `units[i]` begins in it. */
interface Run {
  text: string;
  starts: number[];
  units: number[];
  speaker?: string;
}

const longSilence = 20;
/** A stretch without a sentence's end is cut between the two sizes, in words or seconds, whichever is reached first. */
const unpunctuated = { words: [20, 40], seconds: [15, 30] } as const;
/** In scripts that mark no sentence's end, but a clause's by a space. */
const clauses = { words: [8, 16], seconds: [15, 30] } as const;
const punctuated = { words: [50, 100], seconds: [40, 80] } as const;

const any = (...scripts: string[]) => scripts.map((script) => `\\p{scx=${script}}`).join('');
const spelled = any('Thai', 'Laoo', 'Khmr', 'Mymr');
const unspacedScripts = any('Han', 'Hira', 'Kana') + spelled;
/** A character of a script that writes words without spaces between them. */
export const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
/** Of those, one that spells its words letter by letter. */
const letter = new RegExp(`[${spelled}]`, 'u');
/** A word, or a character of a script without spaces. */
const tokens = new RegExp(`(?=[\\p{L}\\p{N}])[${unspacedScripts}]|(?:(?![${unspacedScripts}])[\\p{L}\\p{N}\\p{M}'’-])+`, 'gu');

/** Number of words, comparable between scripts. */
export function countWords(text: string): number {
  let count = 0;
  for (const [token] of text.matchAll(tokens)) count += weightOf(token);
  return count;
}
/** Words that a token stands for, as in texts that were translated from one script to the other. */
function weightOf(token: string): number {
  if (!unspaced.test(token)) return 1;
  return letter.test(token) ? 0.25 : 0.6;
}

/** What stands between two pieces of text in their script. */
export const separator = (left: string, right: string) =>
  unspaced.test(left.slice(-1)) && unspaced.test(right.slice(0, 1)) ? '' : ' ';

/** The words of a unit without sound marks, dialogue dashes, control and direction characters. */
export const prose = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\p{Cc}|\[[^[\]]{0,80}\]|[♩♪♫♬🎵🎶]/gu, ' ')
    .replace(/^\s*[(（][^()（）]{0,80}[)）]\s*$/, '')
    .replace(/^\s*(?:>{2,}|[-–—](?=\s))/, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The sentences of a transcript, in order, each with the exact range of units it stands in. Splits long units, joins
 * short ones; where punctuation is missing it breaks at the largest pause. `language` is a BCP 47 tag, when known.
 */
export function sentences(units: readonly Utterance[], language = ''): Sentence[] {
  return runs(units).flatMap((run) => {
    const ends = sentenceEnds(run.text, language);
    const limits = ends.length * 60 >= countWords(run.text) ? punctuated : letter.test(run.text) ? clauses : unpunctuated;
    const cuts: number[] = [];
    let start = 0;
    for (const end of ends.at(-1) === run.text.length ? ends : [...ends, run.text.length]) {
      addLengthCuts(cuts, run, start, end, limits, units);
      cuts.push(end);
      start = end;
    }
    return slices(run, cuts);
  });
}

function runs(units: readonly Utterance[]): Run[] {
  const found: Run[] = [];
  let open: (Omit<Run, 'text'> & { pieces: string[]; length: number }) | undefined;
  let lastEnd: number | undefined;
  const close = () => open && found.push({ ...open, text: open.pieces.join('') });
  units.forEach((unit, index) => {
    const text = prose(unit.text);
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const silence = (unit.startTime ?? 0) - (lastEnd ?? unit.startTime ?? 0);
    const changed = unit.speaker !== undefined && unit.speaker !== open?.speaker;
    lastEnd = unit.endTime ?? unit.startTime ?? lastEnd;
    if (!open || changed || silence > longSilence) {
      close();
      open = { pieces: [], length: 0, starts: [], units: [], speaker: unit.speaker ?? open?.speaker };
    }
    const gap = open.pieces.length > 0 ? separator(open.pieces.at(-1)!, text) : '';
    open.starts.push(open.length + gap.length);
    open.units.push(index);
    open.pieces.push(gap + text);
    open.length += gap.length + text.length;
  });
  close();
  return found;
}

/** Cuts the text of a run at ascending offsets. */
function slices({ text, starts, units, speaker }: Run, cuts: number[]): Sentence[] {
  const made: Sentence[] = [];
  let start = 0;
  let unit = 0;
  for (const cut of cuts) {
    const piece = text.slice(start, cut);
    const first = start + piece.length - piece.trimStart().length;
    while (unit + 1 < starts.length && starts[unit + 1]! <= first) unit++;
    const from = units[unit]!;
    while (unit + 1 < starts.length && starts[unit + 1]! < cut) unit++;
    if (/[\p{L}\p{N}]/u.test(piece)) made.push({ text: piece.trim(), from, to: units[unit]! + 1, ...(speaker && { speaker }) });
    start = cut;
  }
  return made;
}

const endMarks = /[.!?…。！？．｡।॥؟۔։።။។]+["'”’»)\]」』）】]*/gu;
const neverEnds =
  /^(?:mr|mrs|ms|dr|prof|st|gen|sen|rep|gov|capt|lt|sgt|mt|fig|eq|sec|vs|approx|bzw|ca|ggf|evtl|mme|mlle|sra?|ud|см|им|ул)$/iu;
const mayEnd = /^(?:etc|inc|ltd|corp|co|jr|sr|al|usw|a\.m|p\.m)$/iu;
const beforeNumber = /^(?:no|nos|nr|vol|pp?|ch|art|abs|núm)$/iu;
const ordinalDots = /^(?:de|da|nb|no|fi|cs|sk|pl|hu|tr|hr|sl|et|lv|is)\b/;

/** Offsets after each mark that ends a sentence. Decimals, abbreviations, initials and ellipses end none. */
function sentenceEnds(text: string, language: string): number[] {
  const cased = /\p{Lu}/u.test(text);
  const found: number[] = [];
  for (const match of text.matchAll(endMarks)) {
    const end = match.index + match[0].length;
    const mark = match[0].replace(/[^.!?…。！？．｡।॥؟۔։።။។]/gu, '');
    const after = text.slice(end, end + 2);
    const next = after.trimStart().slice(0, 1);
    if (next === '') found.push(end);
    else if (/…|\.\./.test(mark) || (/^[.!?]/.test(mark) && !/^\s/.test(after) && !unspaced.test(after.slice(0, 1)))) continue;
    else if (/\p{Ll}/u.test(next) && cased && (mark === '.' || match[0] !== mark)) continue;
    else if (mark !== '.' || dotEnds(text, match.index, next, found.at(-1) ?? 0, language)) found.push(end);
  }
  return found;
}

function dotEnds(text: string, dot: number, next: string, sentenceStart: number, language: string): boolean {
  const word = /[\p{L}\p{M}\p{N}.]*$/u.exec(text.slice(Math.max(0, dot - 12), dot))![0];
  const capital = !/\p{Ll}/u.test(next);
  if (/^\p{N}+$/u.test(word)) {
    return text.slice(sentenceStart, dot).trim() !== word && !(word.length <= 2 && ordinalDots.test(language));
  }
  if (beforeNumber.test(word)) return !/\p{N}/u.test(next);
  if (mayEnd.test(word)) return capital;
  return !(neverEnds.test(word) || /^\p{L}\.\p{L}/u.test(word) || /^(?![IА-ЯЁ一-鿿])\p{Lu}$/u.test(word));
}

/** Adds where a stretch is cut that is too long for a sentence: at its largest pause, else after a comma, else between cues. */
function addLengthCuts(
  cuts: number[],
  run: Run,
  start: number,
  end: number,
  limits: typeof punctuated | typeof unpunctuated | typeof clauses,
  units: readonly Utterance[],
): void {
  const pieces = [...run.text.slice(start, end).matchAll(tokens)];
  const [fewest, most] = limits.words;
  const [shortest, longest] = limits.seconds;
  const total = pieces.reduce((sum, [token]) => sum + weightOf(token), 0);
  if (total <= most && timeAt(run, end - 1, units) - timeAt(run, start, units) <= longest) return;
  let words = 0;
  let since = timeAt(run, start, units);
  let best: { piece: number; score: number } | undefined;
  for (let piece = 0; piece < pieces.length; piece++) {
    const offset = start + pieces[piece]!.index;
    const elapsed = timeAt(run, offset, units) - since;
    if (words >= fewest || elapsed >= shortest) {
      const score = breakScore(run, offset, units);
      if (!best || score >= best.score) best = { piece, score };
    }
    if (best && (words >= most || elapsed >= longest)) {
      piece = best.piece;
      const cut = wordStart(run.text, start + pieces[piece]!.index);
      cuts.push(cut);
      since = timeAt(run, cut, units);
      words = 0;
      best = undefined;
    }
    words += weightOf(pieces[piece]![0]);
  }
}

const wordBounds = new Intl.Segmenter(undefined, { granularity: 'word' });
/** No word is this long, in characters. */
const longestWord = 60;

/** Where the word begins that an offset is in, in scripts that spell words without spaces between them. */
function wordStart(text: string, offset: number): number {
  if (!letter.test(text.slice(offset, offset + 1))) return offset;
  const from = Math.max(0, offset - longestWord);
  const near = wordBounds.segment(text.slice(from, offset + longestWord));
  return from + near.containing(offset - from)!.index;
}

function breakScore({ text, starts, units }: Run, offset: number, all: readonly Utterance[]): number {
  const place = placeOf(starts, offset);
  const before = text.slice(Math.max(0, offset - 2), offset);
  const comma = /[,;:，、；：]\s?$/u.test(before) || (/\s$/.test(before) && unspaced.test(before)) ? 0.6 : 0;
  if (starts[place] !== offset || place === 0) return comma;
  const pause = (all[units[place]!]!.startTime ?? 0) - (all[units[place - 1]!]!.endTime ?? Number.POSITIVE_INFINITY);
  return comma + 0.3 + Math.max(0, 2 * pause);
}

/** Seconds at an offset, as if a unit's characters were spoken evenly; 0 without times. */
function timeAt({ starts, units, text }: Run, offset: number, all: readonly Utterance[]): number {
  const place = placeOf(starts, offset);
  const { startTime = 0, endTime = startTime } = all[units[place]!]!;
  const length = (starts[place + 1] ?? text.length) - starts[place]!;
  return startTime + ((endTime - startTime) * (offset - starts[place]!)) / Math.max(1, length);
}

function placeOf(starts: number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
