import type { Summary, SummaryChapter, SummaryContent } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import type { TaskOptions } from '../../lib/records/task-options.ts';
import type { PartialSummary } from '../../lib/records/task-parts.ts';
import { hasSameTranscript } from './request-config.ts';

/** The summary that a view shows: a stored version, or one with the text that a model is writing merged into it. */
export interface ShownSummary {
  version: Summary;
  digest: SummaryContent;
  /** Whether a model is writing. The digest then holds the verified part, and the former text of all other chapters. */
  isGrowing: boolean;
  /** The chapters that the model has started to write. */
  writtenChapters: SummaryChapter[];
  /** Whether only the lines are known: chapters and subject of the first offline version follow. */
  isIncomplete?: boolean;
}

/** The version that the user chose. After a new request it stays visible until the new version exists. */
export interface VersionChoice {
  summaryId: string;
  isSuperseded: boolean;
}

interface SummarySelectionInput {
  /** Versions of summaries, newest first. */
  versions: Summary[];
  /** Tasks of summaries, newest first. */
  tasks: Task[];
  /** The task that the view follows. */
  task: Task | undefined;
  chosen: VersionChoice | undefined;
  partial: Pick<PartialSummary, 'digest' | 'trackId'> | undefined;
}

/**
 * Selects the summary to show. A task's offline version is shown at once, the model's text replaces it chapter by
 * chapter, and a failed task leaves the former version.
 */
export function shownSummary({
  versions,
  tasks,
  task,
  chosen: choice,
  partial,
}: SummarySelectionInput): ShownSummary | undefined {
  const find = (summaryId: string | undefined) => versions.find((version) => version.summaryId === summaryId);
  const chosen = find(choice?.summaryId);
  if (chosen && !choice?.isSuperseded) return completeSummary(chosen);
  if (task?.status === 'pending') {
    const finished = find(task.taskId);
    if (finished) return completeSummary(finished);
    const former = chosen ?? lastRequested(versions, tasks, task);
    const offline =
      find(`${task.taskId}.offline`) ?? versions.find((one) => isOffline(one) && hasSameExtent(one.wish, task.wish));
    const base = former && hasSameExtent(former.wish, task.wish) ? former : (offline ?? former);
    if (!base) return firstLines(task, partial);
    // The lines of the offline version are known before the version.
    if (!partial || partial.trackId !== undefined) return completeSummary(base);
    const writtenChapters = partial.digest.chapters.filter(({ lines }) => lines.length > 0);
    return {
      version: base,
      digest: mergePartial(base.digest, { ...partial.digest, chapters: writtenChapters }),
      isGrowing: true,
      writtenChapters,
    };
  }
  const finished = find(task?.status === 'completed' ? task.summaryId : undefined);
  return completeSummary(finished ?? chosen ?? lastRequested(versions, tasks, task) ?? versions[0]);
}

function completeSummary(version: Summary): ShownSummary;
function completeSummary(version: Summary | undefined): ShownSummary | undefined;
function completeSummary(version: Summary | undefined): ShownSummary | undefined {
  return version && { version, digest: version.digest, isGrowing: false, writtenChapters: [] };
}

/** Returns the lines of a first offline version that is not complete yet. */
function firstLines(
  { taskId, contentId, wish, createdAt }: Task,
  partial: SummarySelectionInput['partial'],
): ShownSummary | undefined {
  if (!partial?.trackId || !contentId) return undefined;
  const { digest, trackId } = partial;
  const version: Summary = {
    ...{ summaryId: `${taskId}.offline`, contentId, trackId, key: '', wish, digest, createdAt },
    made: { engine: 'offline' },
  };
  return { version, digest, isGrowing: false, writtenChapters: [], isIncomplete: true };
}

/** Returns the result of the last task before a given one, or the newest version. */
function lastRequested(versions: Summary[], tasks: Task[], except: Task | undefined): Summary | undefined {
  const others = versions.filter(({ summaryId }) => !except || !summaryId.startsWith(except.taskId));
  for (const task of tasks) {
    if (task === except || task.status !== 'completed') continue;
    const version = others.find(({ summaryId }) => summaryId === task.summaryId);
    if (version) return version;
  }
  return others[0];
}

const isOffline = ({ made }: Summary) => made.engine === 'offline';

/** Whether two requests have the same level of detail and transcript. */
const hasSameExtent = (one: TaskOptions, other: TaskOptions) =>
  one.detailLevel === other.detailLevel && hasSameTranscript(one, other);

/** Merges a partial text into a version. Chapters that are not rewritten yet stay, so that readers do not lose their place. */
function mergePartial(base: SummaryContent, partial: SummaryContent): SummaryContent {
  const { chapters } = partial;
  const unchanged = base.chapters.filter(({ from, to }) => !chapters.some((chapter) => from < chapter.to && chapter.from < to));
  const whole = partial.lines.length > 0 ? partial : base;
  return { ...whole, chapters: [...chapters, ...unchanged].sort((a, b) => a.start - b.start) };
}
