import type { Cue } from '../contract/cue.ts';
import type { SlideText } from '../records/visuals.ts';
import { terms } from './terms.ts';

/** The slide that opens a chapter appears so long before its first word, or after it (seconds). */
const before = 5;
const after = 20;
const longest = 60;
/** Share of a heading's words that is said in the chapter. */
const leastSaid = 0.5;

/**
 * Chapters under the headings of the slides that open them, each heading once; where there is none, or it is about something
 * else than what is said, they keep their titles.
 */
export function titledBySlides<Chapter extends { start: number; startTime: number; title: string }>(
  chapters: readonly Chapter[],
  slides: readonly SlideText[],
  cues: readonly Cue[],
  language: string,
): Chapter[] {
  const taken = new Set<string>();
  return chapters.map((chapter, i) => {
    const next = chapters[i + 1];
    const end = Math.min(chapter.startTime + after, (next?.startTime ?? Number.POSITIVE_INFINITY) - before);
    const opening = slides.find(
      ({ startTime, text }) => startTime >= chapter.startTime - before && startTime < end && text.trim(),
    );
    const heading = opening ? headingOf(opening) : '';
    if (heading === '' || taken.has(heading) || !isSaid(heading, cues.slice(chapter.start, next?.start), language))
      return chapter;
    taken.add(heading);
    return { ...chapter, title: heading };
  });
}

function headingOf({ text }: SlideText): string {
  const heading = text.trim().split('\n', 1)[0]!.replace(/\s+/g, ' ').trim();
  return heading.length <= longest && /\p{L}{2}/u.test(heading) ? heading : '';
}

function isSaid(heading: string, cues: readonly Cue[], language: string): boolean {
  const wanted = terms(heading, language);
  const said = new Set(terms(cues.map(({ text }) => text).join('\n'), language));
  return wanted.length > 0 && wanted.filter((term) => said.has(term)).length >= leastSaid * wanted.length;
}
