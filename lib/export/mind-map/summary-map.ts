import type { Cue } from '../../contract/cue.ts';
import { paddedClockTime } from '../../markdown/summary-markdown.ts';
import type { MindMap } from '../../ports/mind-map-store.ts';
import type { CitedLine, SummaryContent } from '../../records/summary.ts';

/** Converts a summary to a mind map: its chapters with their lines, or its lines alone if there are no chapters. */
export function summaryMap(title: string, { lines, chapters }: SummaryContent, cues: readonly Cue[]): MindMap {
  const leaf = ({ text, cites }: CitedLine): MindMap => ({ title: text, startTime: cues[cites[0]!]?.startTime, children: [] });
  const shown = chapters.length > 1 ? chapters.filter((chapter) => chapter.title || chapter.lines.length > 0) : [];
  const parts = shown.map((chapter) => ({
    title: chapter.title || paddedClockTime(chapter.start),
    startTime: chapter.start,
    children: chapter.lines.map(leaf),
  }));
  return { title, children: parts.length > 0 ? parts : lines.map(leaf) };
}
