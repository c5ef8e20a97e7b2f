/** A slide that appears so shortly before a chapter belongs to it (seconds). */
const lead = 3;

/** The places of the slides that appear in each chapter; what appears before the first one belongs to it. */
export function slidesOfChapters(slides: readonly { startTime: number }[], chapters: readonly { start: number }[]): number[][] {
  const places = chapters.map((): number[] => []);
  for (const [place, { startTime }] of slides.entries()) {
    const chapter = chapters.findLastIndex(({ start }) => start <= startTime + lead);
    places[Math.max(0, chapter)]?.push(place);
  }
  return places;
}
