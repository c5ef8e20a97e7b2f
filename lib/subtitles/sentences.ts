/** Part of a transcript: a cue, or a speaker's turn without times. Times in seconds. */
interface Utterance {
  text: string;
  speaker?: string;
  startTime?: number;
  endTime?: number;
}

/** A sentence and its range of units: the index of the first, and of the one after the last. */
export interface Sentence {
  text: string;
  from: number;
  to: number;
  speaker?: string;
  /** Seconds; absent for units without times. Within a unit, characters count as spoken evenly. */
  startTime?: number;
  endTime?: number;
}

/** Consecutive units of one speaker without a long silence, as one text. `starts[i]` is the offset of unit `units[i]` in it. */
interface Run {
  text: string;
  starts: number[];
  units: number[];
  speaker?: string;
}

const maxSilenceSeconds = 20;
/** Limits for text without punctuation: it is cut between the two sizes, in words or seconds, whichever is reached first. */
const unpunctuated = { words: [20, 40], seconds: [15, 30] } as const;
/** Limits for scripts that don't mark the end of a sentence, but separate clauses by a space. */
const clauses = { words: [8, 16], seconds: [15, 30] } as const;
const punctuated = { words: [50, 100], seconds: [40, 80] } as const;

const scriptClass = (...scripts: string[]) => scripts.map((script) => `\\p{scx=${script}}`).join('');
const spelled = scriptClass('Thai', 'Laoo', 'Khmr', 'Mymr');
const unspacedScripts = scriptClass('Han', 'Hira', 'Kana') + spelled;
/** Matches a character of a script without spaces between words. */
export const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
/** Matches a character of those scripts that spell words letter by letter. */
const letter = new RegExp(`[${spelled}]`, 'u');
/** Matches a word, or a character of a script without spaces. */
const tokens = new RegExp(
  `(?=[\\p{L}\\p{N}])[${unspacedScripts}]|(?:(?![${unspacedScripts}])[\\p{L}\\p{N}\\p{M}'’-]|(?<=\\d)[.,](?=\\d))+`,
  'gu',
);

/** Matches a word of a text in which every script writes spaces. */
const spacedTokens = /[\p{L}\p{N}\p{M}'’-]+/gu;

/** Counts words in a way that is comparable between scripts. */
export function countWords(text: string): number {
  if (!unspaced.test(text)) return text.match(spacedTokens)?.length ?? 0;
  let count = 0;
  for (const [token] of text.matchAll(tokens)) count += weightOf(token);
  return count;
}
/** Returns the number of words that a token counts as, derived from translations between scripts. */
function weightOf(token: string): number {
  if (!unspaced.test(token)) return 1;
  return letter.test(token) ? 0.25 : 0.6;
}

/** Matches the mark with which captions show that another person speaks. */
const startsTurn = /^\s*>{2,}/;

/** Matches a mark of the width of a Chinese character, which has its own space. */
const wideMark = /[\u3001-\u3011\uff01-\uff0f\uff1a-\uff1f]/;

/** Returns the separator between two texts in their script: a space, or nothing in scripts without spaces and beside their marks. */
export const separatorBetween = (left: string, right: string) => {
  const [last, first] = [left.slice(-1), right.slice(0, 1)];
  const isWide = wideMark.test(last) || wideMark.test(first);
  return isWide || (unspaced.test(last) && unspaced.test(first)) ? '' : ' ';
};

/** Returns a unit's text without sound marks, dialogue dashes, control and direction characters. */
export const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\p{Cc}|\[[^[\]]{0,80}\]|[♩♪♫♬🎵🎶]/gu, ' ')
    .replace(/^\s*[(（][^()（）]{0,80}[)）]\s*$/, '')
    .replace(/^\s*(?:>{2,}|[-–—](?=\s))/, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Splits a transcript into sentences, in order, each with its exact range of units. Splits long units and joins short ones;
 * without punctuation it breaks at the longest pause. `language` is a BCP 47 tag, if known.
 */
export function splitSentences(units: readonly Utterance[], language = ''): Sentence[] {
  return groupRuns(units).flatMap((run) => {
    const ends = findSentenceEnds(run.text, language);
    const limits = ends.length * 60 >= countWords(run.text) ? punctuated : letter.test(run.text) ? clauses : unpunctuated;
    const cuts: number[] = [];
    let start = 0;
    for (const end of ends.at(-1) === run.text.length ? ends : [...ends, run.text.length]) {
      addLengthCuts(cuts, run, start, end, limits, units);
      cuts.push(end);
      start = end;
    }
    return sliceRun(run, cuts, units);
  });
}

function groupRuns(units: readonly Utterance[]): Run[] {
  const result: Run[] = [];
  let open: (Omit<Run, 'text'> & { parts: string[]; length: number }) | undefined;
  let lastEnd: number | undefined;
  const close = () => open && result.push({ ...open, text: open.parts.join('') });
  units.forEach((unit, index) => {
    const text = cleanText(unit.text);
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const silence = (unit.startTime ?? 0) - (lastEnd ?? unit.startTime ?? 0);
    const changed = (unit.speaker !== undefined && unit.speaker !== open?.speaker) || startsTurn.test(unit.text);
    lastEnd = unit.endTime ?? unit.startTime ?? lastEnd;
    if (!open || changed || silence > maxSilenceSeconds) {
      close();
      open = { parts: [], length: 0, starts: [], units: [], speaker: unit.speaker ?? open?.speaker };
    }
    const gap = open.parts.length > 0 ? separatorBetween(open.parts.at(-1)!, text) : '';
    open.starts.push(open.length + gap.length);
    open.units.push(index);
    open.parts.push(gap + text);
    open.length += gap.length + text.length;
  });
  close();
  return result;
}

/** Cuts the text of a run at ascending offsets. */
function sliceRun(run: Run, cuts: number[], all: readonly Utterance[]): Sentence[] {
  const { text, starts, units, speaker } = run;
  const sentences: Sentence[] = [];
  let start = 0;
  let unit = 0;
  for (const cut of cuts) {
    const part = text.slice(start, cut);
    const first = start + part.length - part.trimStart().length;
    while (unit + 1 < starts.length && starts[unit + 1]! <= first) unit++;
    const from = units[unit]!;
    while (unit + 1 < starts.length && starts[unit + 1]! < cut) unit++;
    if (/[\p{L}\p{N}]/u.test(part)) {
      const times = all[from]!.startTime !== undefined && {
        startTime: timeAt(run, first, all),
        endTime: endTimeAt(run, first + part.trim().length, all),
      };
      sentences.push({ text: part.trim(), from, to: units[unit]! + 1, ...(speaker && { speaker }), ...times });
    }
    start = cut;
  }
  return sentences;
}

const endMarks = /[.!?…。！？．｡।॥؟۔։።။។]+["'”’»)\]」』）】]*/gu;
const neverFinalAbbreviations =
  /^(?:mr|mrs|ms|dr|prof|st|gen|sen|rep|gov|capt|lt|sgt|mt|fig|eq|sec|vs|approx|bzw|ca|ggf|evtl|mme|mlle|sra?|ud|см|им|ул)$/iu;
const maybeFinalAbbreviations = /^(?:etc|inc|ltd|corp|co|jr|sr|al|usw|a\.m|p\.m)$/iu;
const beforeNumber = /^(?:no|nos|nr|vol|pp?|ch|art|abs|núm)$/iu;
const ordinalDots = /^(?:de|da|nb|no|fi|cs|sk|pl|hu|tr|hr|sl|et|lv|is)\b/;

/** Returns the offsets after each mark that ends a sentence. Decimals, abbreviations, initials and ellipses end none. */
function findSentenceEnds(text: string, language: string): number[] {
  const hasCase = /\p{Lu}/u.test(text);
  const result: number[] = [];
  for (const match of text.matchAll(endMarks)) {
    const end = match.index + match[0].length;
    const mark = match[0].replace(/[^.!?…。！？．｡।॥؟۔։።။។]/gu, '');
    const after = text.slice(end, end + 2);
    const next = after.trimStart().slice(0, 1);
    if (next === '') result.push(end);
    else if (/…|\.\./.test(mark) || (/^[.!?]/.test(mark) && !/^\s/.test(after) && !unspaced.test(after.slice(0, 1)))) continue;
    else if (/\p{Ll}/u.test(next) && hasCase && (mark === '.' || match[0] !== mark)) continue;
    else if (mark !== '.' || isSentenceDot(text, match.index, next, result.at(-1) ?? 0, language)) result.push(end);
  }
  return result;
}

function isSentenceDot(text: string, dot: number, next: string, sentenceStart: number, language: string): boolean {
  const word = /[\p{L}\p{M}\p{N}.]*$/u.exec(text.slice(Math.max(0, dot - 12), dot))![0];
  const capital = !/\p{Ll}/u.test(next);
  if (/^\p{N}+$/u.test(word)) {
    return text.slice(sentenceStart, dot).trim() !== word && !(word.length <= 2 && ordinalDots.test(language));
  }
  if (beforeNumber.test(word)) return !/\p{N}/u.test(next);
  if (maybeFinalAbbreviations.test(word)) return capital;
  return !(neverFinalAbbreviations.test(word) || /^\p{L}\.\p{L}/u.test(word) || /^(?![IА-ЯЁ一-鿿])\p{Lu}$/u.test(word));
}

/** Adds the cuts of a span that is too long for a sentence: at its longest pause, else after a comma, else between cues. */
function addLengthCuts(
  cuts: number[],
  run: Run,
  start: number,
  end: number,
  limits: typeof punctuated | typeof unpunctuated | typeof clauses,
  units: readonly Utterance[],
): void {
  const [minWords, maxWords] = limits.words;
  const [minSeconds, maxSeconds] = limits.seconds;
  const isLong = timeAt(run, end - 1, units) - timeAt(run, start, units) > maxSeconds;
  // Most sentences are shorter than the limit even if each character were a word.
  if (!isLong && end - start <= maxWords) return;
  const span = run.text.slice(start, end);
  if (!isLong && countWords(span) <= maxWords) return;
  const parts = [...span.matchAll(tokens)];
  let words = 0;
  let cutTime = timeAt(run, start, units);
  let best: { part: number; score: number } | undefined;
  for (let part = 0; part < parts.length; part++) {
    const offset = start + parts[part]!.index;
    const elapsed = timeAt(run, offset, units) - cutTime;
    if (words >= minWords || elapsed >= minSeconds) {
      const score = scoreBreak(run, offset, units);
      if (!best || score >= best.score) best = { part, score };
    }
    if (best && (words >= maxWords || elapsed >= maxSeconds)) {
      part = best.part;
      const cut = wordStart(run.text, start + parts[part]!.index);
      cuts.push(cut);
      cutTime = timeAt(run, cut, units);
      words = 0;
      best = undefined;
    }
    words += weightOf(parts[part]![0]);
  }
}

/** Created with its first use: it loads the dictionaries of these scripts, which most transcripts don't need. */
let wordBounds: Intl.Segmenter | undefined;
/** Maximum length of a word in characters. */
const maxWordLength = 60;

/** Returns the start of the word at an offset, in scripts without spaces between words. */
function wordStart(text: string, offset: number): number {
  if (!unspaced.test(text.slice(offset, offset + 1))) return offset;
  const from = Math.max(0, offset - maxWordLength);
  wordBounds ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const near = wordBounds.segment(text.slice(from, offset + maxWordLength));
  return from + near.containing(offset - from)!.index;
}

/** Matches what ends a clause in Chinese and Japanese speech without punctuation, and what starts the next one. */
const clauseEnd =
  /(?:[吗嗎呢吧啊嘛啦]|です|ます|でした|ました|ません|でしょう|ください|だった|(?:です|ます|だ|た|い)[ねよ]|よね|ですか|ますか|ので|けど)$/u;
const clauseStart =
  /^(?:但是|可是|不过|不過|所以|因此|然后|然後|因为|因為|如果|其实|其實|而且|那么|那麼|首先|第[一二三四五]|最后|最後|我[觉覺]得|我想|我们|我們|でも|しかし|それで|それから|だから|そして|では|まず|次に|また|実は|つまり|ただ|もし)/u;

/** Whether a clause ends before an offset, or starts at it, in Chinese or Japanese. */
function isClauseBreak(text: string, offset: number): boolean {
  const after = text.slice(offset, offset + 4);
  if (!unspaced.test(after.slice(0, 1)) || letter.test(after.slice(0, 1))) return false;
  return (
    clauseStart.test(after) || (clauseEnd.test(text.slice(Math.max(0, offset - 5), offset)) && !/^[ねよかがのし]/u.test(after))
  );
}

function scoreBreak({ text, starts, units }: Run, offset: number, all: readonly Utterance[]): number {
  const unitIndex = findUnitIndex(starts, offset);
  const before = text.slice(Math.max(0, offset - 2), offset);
  const isMarked = /[,;:，、；：]\s?$/u.test(before) || (/\s$/.test(before) && unspaced.test(before));
  const comma = isMarked || isClauseBreak(text, offset) ? 0.6 : 0;
  if (starts[unitIndex] !== offset || unitIndex === 0) return comma;
  const pause = (all[units[unitIndex]!]!.startTime ?? 0) - (all[units[unitIndex - 1]!]!.endTime ?? Number.POSITIVE_INFINITY);
  return comma + 0.3 + Math.max(0, 2 * pause);
}

/** Returns the time in seconds at an offset, assuming that a unit's characters are spoken evenly; 0 without times. */
function timeAt({ starts, units, text }: Run, offset: number, all: readonly Utterance[]): number {
  const unitIndex = findUnitIndex(starts, offset);
  const { startTime = 0, endTime = startTime } = all[units[unitIndex]!]!;
  const length = (starts[unitIndex + 1] ?? text.length) - starts[unitIndex]!;
  return startTime + ((endTime - startTime) * (offset - starts[unitIndex]!)) / Math.max(1, length);
}

/** Returns the time in seconds at which the text before an offset ends; that of its unit where the unit has no more text. */
function endTimeAt(run: Run, offset: number, all: readonly Utterance[]): number {
  const unitIndex = findUnitIndex(run.starts, offset - 1);
  const unitEnd = (run.starts[unitIndex + 1] ?? run.text.length) - 1;
  const { startTime = 0, endTime = startTime } = all[run.units[unitIndex]!]!;
  return offset >= unitEnd ? endTime : timeAt(run, offset, all);
}

function findUnitIndex(starts: number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
