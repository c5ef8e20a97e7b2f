import type { SlideText } from '../records/visuals.ts';
import { extractTerms } from './extract-terms.ts';
import type { TextUnit } from './text-unit.ts';

/** Maximum seconds by which a chapter's opening slide may appear before or after its first word. */
const maxSecondsBefore = 5;
const maxSecondsAfter = 20;
const maxHeadingLength = 60;
/** Minimum share of a heading's terms that must occur in the chapter. */
const minSpokenShare = 0.5;

/**
 * Returns the headings of the slides that open the chapters, each heading once; '' for a chapter that has no such slide or whose
 * transcript doesn't match the heading.
 */
export function findHeadings(
  units: readonly TextUnit[],
  starts: readonly number[],
  slides: readonly SlideText[],
  language: string,
): string[] {
  const usedHeadings = new Set<string>();
  return starts.map((start, i) => {
    const { from, to } = chapterTimes(units, starts, i);
    const opening = slides.find(
      ({ startTime, text }) =>
        startTime >= from && startTime < Math.min(from + maxSecondsBefore + maxSecondsAfter, to) && text.trim(),
    );
    const heading = opening ? readHeading(opening) : '';
    const key = heading.toLowerCase();
    if (heading === '' || usedHeadings.has(key) || !isSpoken(heading, units.slice(start, starts[i + 1]), language)) return '';
    usedHeadings.add(key);
    return heading;
  });
}

/** Returns the seconds in which the slides of a chapter appear: from shortly before its first word to before the next one's. */
function chapterTimes(units: readonly TextUnit[], starts: readonly number[], chapter: number): { from: number; to: number } {
  const timeOf = (start: number | undefined) =>
    start === undefined ? Number.POSITIVE_INFINITY : start === 0 ? 0 : (units[start]!.startTime ?? 0);
  return { from: timeOf(starts[chapter]) - maxSecondsBefore, to: timeOf(starts[chapter + 1]) - maxSecondsBefore };
}

function readHeading({ text }: SlideText): string {
  const heading = text.trim().split('\n', 1)[0]!.replace(/\s+/g, ' ').trim();
  return heading.length <= maxHeadingLength && /\p{L}{2}/u.test(heading) ? heading : '';
}

function isSpoken(heading: string, units: readonly TextUnit[], language: string): boolean {
  const headingTerms = extractTerms(heading, language);
  const spokenTerms = new Set(extractTerms(units.map(({ text }) => text).join('\n'), language));
  return (
    headingTerms.length > 0 && headingTerms.filter((term) => spokenTerms.has(term)).length >= minSpokenShare * headingTerms.length
  );
}
