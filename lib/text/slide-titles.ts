import type { Cue } from '../contract/cue.ts';
import type { SlideText } from '../records/visuals.ts';
import { extractTerms } from './extract-terms.ts';

/** Maximum seconds by which a chapter's opening slide may appear before or after its first word. */
const maxSecondsBefore = 5;
const maxSecondsAfter = 20;
const maxHeadingLength = 60;
/** Minimum share of a heading's terms that must occur in the chapter. */
const minSpokenShare = 0.5;

/**
 * Titles chapters by the headings of their opening slides, each heading once. A chapter keeps its title if it has no such slide
 * or the heading doesn't match its transcript.
 */
export function titleBySlides<Chapter extends { start: number; startTime: number; title: string }>(
  chapters: readonly Chapter[],
  slides: readonly SlideText[],
  cues: readonly Cue[],
  language: string,
): Chapter[] {
  const usedHeadings = new Set<string>();
  return chapters.map((chapter, i) => {
    const next = chapters[i + 1];
    const end = Math.min(chapter.startTime + maxSecondsAfter, (next?.startTime ?? Number.POSITIVE_INFINITY) - maxSecondsBefore);
    const opening = slides.find(
      ({ startTime, text }) => startTime >= chapter.startTime - maxSecondsBefore && startTime < end && text.trim(),
    );
    const heading = opening ? readHeading(opening) : '';
    if (heading === '' || usedHeadings.has(heading) || !isSpoken(heading, cues.slice(chapter.start, next?.start), language))
      return chapter;
    usedHeadings.add(heading);
    return { ...chapter, title: heading };
  });
}

function readHeading({ text }: SlideText): string {
  const heading = text.trim().split('\n', 1)[0]!.replace(/\s+/g, ' ').trim();
  return heading.length <= maxHeadingLength && /\p{L}{2}/u.test(heading) ? heading : '';
}

function isSpoken(heading: string, cues: readonly Cue[], language: string): boolean {
  const headingTerms = extractTerms(heading, language);
  const spokenTerms = new Set(extractTerms(cues.map(({ text }) => text).join('\n'), language));
  return (
    headingTerms.length > 0 && headingTerms.filter((term) => spokenTerms.has(term)).length >= minSpokenShare * headingTerms.length
  );
}
