import type { TextUnit } from './text-unit.ts';

/** Returns the pause in seconds between a word's unit and that of the next one; 0 where there is none, or the times are not known. */
export function pauseAfter(units: readonly TextUnit[], unit: number, next: number | undefined): number {
  if (next === undefined || next === unit) return 0;
  return Math.max(0, (units[next]!.startTime ?? 0) - (units[unit]!.endTime ?? Number.POSITIVE_INFINITY));
}
