const inOrder = (a: { startTime: number }, b: { startTime: number }) => a.startTime - b.startTime;

/** Merges the stored slides with those found since, in spans without a stored slide. */
export function mergeFoundSlides<Shown extends { startTime: number; endTime: number }>(
  known: readonly Shown[],
  seen: readonly Shown[],
): Shown[] {
  const all = [...known];
  for (const slide of seen.toSorted(inOrder))
    if (all.every((other) => slide.endTime <= other.startTime || slide.startTime >= other.endTime)) all.push(slide);
  return all.sort(inOrder);
}

/** A slide that appears at most this long before a chapter belongs to it (seconds). */
const leadSeconds = 3;

/** Returns the indexes of the slides of each chapter. Slides before the first chapter belong to it. */
export function slidesOfChapters(slides: readonly { startTime: number }[], chapters: readonly { start: number }[]): number[][] {
  const indexes = chapters.map((): number[] => []);
  for (const [index, { startTime }] of slides.entries()) {
    const chapter = chapters.findLastIndex(({ start }) => start <= startTime + leadSeconds);
    indexes[Math.max(0, chapter)]?.push(index);
  }
  return indexes;
}
