/** The index of the last chapter that starts at or before a time, or -1 before the first. */
export const currentChapter = (chapters: { start: number }[], time: number | undefined): number =>
  time === undefined ? -1 : chapters.findLastIndex(({ start }) => start <= time);

/** The played share of a chapter, 0 to 1. */
export function playedShare({ start, end }: { start: number; end: number }, time: number | undefined): number {
  if (time === undefined || end <= start) return 0;
  return Math.min(1, Math.max(0, (time - start) / (end - start)));
}
