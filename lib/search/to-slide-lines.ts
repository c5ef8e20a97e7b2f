import type { SlideText } from '../records/visuals.ts';

/** Returns the text of slides, one line each; a repeated slide counts at its first appearance. */
export function toSlideLines(slides: readonly SlideText[]): SlideText[] {
  const lines = new Map<string, SlideText>();
  for (const { startTime, text } of slides) {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line && !lines.has(line)) lines.set(line, { startTime, text: line });
  }
  return [...lines.values()];
}
