import type { Cue } from '../contract/cue.ts';
import type { SlideText } from '../records/visuals.ts';
import { estimateTokens } from './context.ts';
import type { Source } from './source.ts';

/** Lines of a request's data that describe slides, by the number of the transcript sentence before which they are inserted. */
export type SlideLines = ReadonlyMap<number, readonly string[]>;

/** Maximum share of a request's input tokens for the text of slides. */
export const maxSlideShare = 0.2;
/** Seconds by which a slide may precede the sentence that it belongs to. */
const maxLeadSeconds = 3;
/** Characters per slide that are included: the fewer, the more slides there are. */
const charactersPerSlide = [400, 200, 100, 50];

/**
 * Returns, for each part of a transcript, the lines that describe the slides shown during it, within a token limit per part.
 */
export function shownDuring(
  parts: readonly (readonly Source[])[],
  slides: readonly SlideText[],
  cues: readonly Cue[],
  maxTokens: number,
): SlideLines[] {
  const timeOf = ({ cites }: Source) => cues[cites[0]!]!.startTime;
  return parts.map((sources, at) => {
    const from = at === 0 ? Number.NEGATIVE_INFINITY : timeOf(sources[0]!);
    const to = at === parts.length - 1 ? Number.POSITIVE_INFINITY : timeOf(parts[at + 1]![0]!);
    const texts = new Set<string>();
    const during = slides.filter(({ startTime, text }) => {
      const isDuring = startTime + maxLeadSeconds >= from && startTime + maxLeadSeconds < to;
      return isDuring && text.trim() !== '' && !texts.has(text) && texts.add(text);
    });
    const shown = new Map<number, string[]>();
    for (const [index, line] of fittingLines(during, maxTokens).entries()) {
      const { id } = sources.find((source) => timeOf(source) + maxLeadSeconds >= during[index]!.startTime) ?? sources.at(-1)!;
      shown.set(id, [...(shown.get(id) ?? []), line]);
    }
    return shown;
  });
}

/** Returns a line per slide, shortened until all fit; otherwise the last ones are left out. */
function fittingLines(slides: readonly SlideText[], maxTokens: number): string[] {
  let fitting: string[] = [];
  for (const length of charactersPerSlide) {
    let left = maxTokens;
    fitting = [];
    for (const { text } of slides) {
      const line = shownLine(text, length);
      left -= estimateTokens(line) + 1;
      if (left < 0) break;
      fitting.push(line);
    }
    if (left >= 0) break;
  }
  return fitting;
}

/**
 * Formats a line that is marked as shown and has no number, so that it can't be cited. Angle brackets are removed, because they
 * could end the block.
 */
function shownLine(text: string, length: number): string {
  const lines = text.split('\n').map((line) => line.replace(/[<>\s]+/g, ' ').trim());
  const whole = lines.filter(Boolean).join(' / ');
  return `(shown) ${whole.length > length ? `${whole.slice(0, length).toWellFormed()}…` : whole}`;
}
