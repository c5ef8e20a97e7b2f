import type { GenerationRequest } from '../ports/models.ts';
import type { CitedLine, SummaryContent } from '../records/summary.ts';
import type { Points } from './ask-points.ts';
import type { PlannedPart, SummaryPlan } from './plan.ts';

/** The chapters of a summary while a model writes their parts. */
export interface SummaryDraft {
  /** Replaces the lines of a part that is being written. */
  setLines(part: number, lines: CitedLine[]): void;
  /** Sets the points of a part, which is complete; without points it has the lines of the offline engine. */
  endPart(part: number, points: Points | undefined): void;
  /** Returns the chapters with the lines so far; the creator's titles are unchanged. */
  chapters(): SummaryContent['chapters'];
  /** Returns the number of chapters whose parts are complete. */
  countComplete(): number;
  /** Returns the number of chapters with lines of the offline engine. */
  countOffline(): number;
}

/** Creates the draft of a summary, with the chapters of its plan and no lines. */
export function createSummaryDraft({ offline, parts }: SummaryPlan, request: GenerationRequest): SummaryDraft {
  const written: (Pick<Points, 'title' | 'lines'> | undefined)[] = parts.map(() => undefined);
  const complete = new Set<number>();
  const offlineChapters = new Set<number>();
  const partsOf = (chapter: number) => [...parts.keys()].filter((part) => parts[part]!.chapter === chapter);

  return {
    setLines(part, lines) {
      written[part] = { title: '', lines };
    },
    endPart(part, points) {
      const planned = parts[part]!;
      if (!points) offlineChapters.add(planned.chapter);
      written[part] = points ?? { title: '', lines: linesWithin(offline, planned) };
      complete.add(part);
    },
    chapters: () =>
      offline.chapters.map((chapter, index) => {
        const draft = partsOf(index).flatMap((part) => written[part] ?? []);
        const title = request.chapters?.length ? '' : draft.find((part) => part.title)?.title;
        return { ...chapter, title: title || chapter.title, lines: draft.flatMap(({ lines }) => lines) };
      }),
    countComplete: () => offline.chapters.filter((_, index) => partsOf(index).every((part) => complete.has(part))).length,
    countOffline: () => offlineChapters.size,
  };
}

function linesWithin({ chapters }: SummaryContent, { chapter, sources }: PlannedPart): CitedLine[] {
  const [from, to] = [sources[0]!.cites[0]!, sources.at(-1)!.cites.at(-1)!];
  return chapters[chapter]!.lines.filter(({ cites }) => cites[0]! >= from && cites[0]! <= to);
}
