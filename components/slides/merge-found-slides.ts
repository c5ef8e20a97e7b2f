const inOrder = (a: { startTime: number }, b: { startTime: number }) => a.startTime - b.startTime;

/** The slides of a medium, and those that were seen since where none was known. */
export function mergeFoundSlides<Shown extends { startTime: number; endTime: number }>(
  known: readonly Shown[],
  seen: readonly Shown[],
): Shown[] {
  const all = [...known];
  for (const slide of seen.toSorted(inOrder))
    if (all.every((other) => slide.endTime <= other.startTime || slide.startTime >= other.endTime)) all.push(slide);
  return all.sort(inOrder);
}
