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
