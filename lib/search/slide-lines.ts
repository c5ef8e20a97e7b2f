import type { SlideText } from '../records/visuals.ts';

/** What stands on slides, each in a line; a slide that is shown again is found where it first appears. */
export function slideLines(slides: readonly SlideText[]): SlideText[] {
  const lines = new Map<string, SlideText>();
  for (const { startTime, text } of slides) {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line && !lines.has(line)) lines.set(line, { startTime, text: line });
  }
  return [...lines.values()];
}
