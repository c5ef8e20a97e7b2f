import { cleanText } from './clean-text.ts';
import { clauseSeparator } from './separator-between.ts';

/** Part of a transcript: a cue, or a speaker's turn without times. Times in seconds. */
export interface Utterance {
  text: string;
  speaker?: string;
  startTime?: number;
  endTime?: number;
}

/** Consecutive units of one speaker without a long silence, as one text. */
export interface Run {
  text: string;
  units: Utterance[];
  /** Index of each unit in the transcript, and offset of its text in the run's. */
  indexes: number[];
  starts: number[];
  speaker?: string;
}

const maxSilenceSeconds = 20;

/** Matches the mark with which captions show that another person speaks. */
const startsTurn = /^\s*>{2,}/;

/** Groups consecutive units to runs, without those that contain no word. */
export function groupRuns(units: readonly Utterance[]): Run[] {
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
      open = { parts: [], length: 0, units: [], indexes: [], starts: [], speaker: unit.speaker ?? open?.speaker };
    }
    const gap = open.parts.length > 0 ? clauseSeparator(open.parts.at(-1)!, text) : '';
    open.starts.push(open.length + gap.length);
    open.units.push(unit);
    open.indexes.push(index);
    open.parts.push(gap + text);
    open.length += gap.length + text.length;
  });
  close();
  return result;
}

/** Returns the time in seconds at an offset, assuming that a unit's characters are spoken evenly; 0 without times. */
export function timeAt({ starts, units, text }: Run, offset: number): number {
  const unitIndex = findUnitIndex(starts, offset);
  const { startTime = 0, endTime = startTime } = units[unitIndex]!;
  const length = (starts[unitIndex + 1] ?? text.length) - starts[unitIndex]!;
  return startTime + ((endTime - startTime) * (offset - starts[unitIndex]!)) / Math.max(1, length);
}

/** Returns the time in seconds at which the text before an offset ends; that of its unit where the unit has no more text. */
export function endTimeAt(run: Run, offset: number): number {
  const unitIndex = findUnitIndex(run.starts, offset - 1);
  const unitEnd = (run.starts[unitIndex + 1] ?? run.text.length) - 1;
  const { startTime = 0, endTime = startTime } = run.units[unitIndex]!;
  return offset >= unitEnd ? endTime : timeAt(run, offset);
}

/** Returns the index within a run of the unit at an offset, of the offsets at which its units start. */
export function findUnitIndex(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
