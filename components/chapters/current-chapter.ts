/** The last chapter that has begun, or -1 before the first. */
export const currentChapter = (chapters: { start: number }[], time: number | undefined): number =>
  time === undefined ? -1 : chapters.findLastIndex(({ start }) => start <= time);

/** How much of a chapter has been played, 0 to 1. */
export function played({ start, end }: { start: number; end: number }, time: number | undefined): number {
  if (time === undefined || end <= start) return 0;
  return Math.min(1, Math.max(0, (time - start) / (end - start)));
}
