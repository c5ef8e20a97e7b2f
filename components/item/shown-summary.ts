import type { Summary, SummaryChapter, SummaryContent } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import type { TaskOptions } from '../../lib/records/task-options.ts';
import { sameWords } from './request-config.ts';

/** What a face shows of a medium: a version, or a text that is growing over one. */
export interface ShownSummary {
  version: Summary;
  digest: SummaryContent;
  /** A model is writing: the digest holds what is verified so far, and of the version what is not replaced yet. */
  isGrowing: boolean;
  /** The chapters that it has begun to write. */
  written: SummaryChapter[];
}

/** A version that somebody chose to see. Once something else is asked for it stays in sight only until that is there. */
export interface Choice {
  summaryId: string;
  isOver: boolean;
}

interface Stored {
  /** Versions of summaries, newest first. */
  versions: Summary[];
  /** Tasks of summaries, newest first. */
  tasks: Task[];
  /** The task that the face follows. */
  task: Task | undefined;
  chosen: Choice | undefined;
  partial: SummaryContent | undefined;
}

/**
 * From the rows to the one text that is shown. A task's offline version is shown at once, what the model writes grows over it,
 * and a task that fails leaves what was there before.
 */
export function shownSummary({ versions, tasks, task, chosen: choice, partial }: Stored): ShownSummary | undefined {
  const find = (summaryId: string | undefined) => versions.find((version) => version.summaryId === summaryId);
  const chosen = find(choice?.summaryId);
  if (chosen && !choice?.isOver) return whole(chosen);
  if (task?.status === 'pending') {
    const finished = find(task.taskId);
    if (finished) return whole(finished);
    const former = chosen ?? settled(versions, tasks, task);
    const offline = find(`${task.taskId}.offline`) ?? versions.find((one) => isOffline(one) && sameExtent(one.wish, task.wish));
    const base = former && sameExtent(former.wish, task.wish) ? former : (offline ?? former);
    if (!base) return undefined;
    if (!partial) return whole(base);
    const written = partial.chapters.filter(({ lines }) => lines.length > 0);
    return { version: base, digest: grownOver(base.digest, { ...partial, chapters: written }), isGrowing: true, written };
  }
  const finished = find(task?.status === 'completed' ? task.summaryId : undefined);
  return whole(finished ?? chosen ?? settled(versions, tasks, task) ?? versions[0]);
}

function whole(version: Summary): ShownSummary;
function whole(version: Summary | undefined): ShownSummary | undefined;
function whole(version: Summary | undefined): ShownSummary | undefined {
  return version && { version, digest: version.digest, isGrowing: false, written: [] };
}

/** What was asked for last before a task, or, when that is not known any more, what was made last. */
function settled(versions: Summary[], tasks: Task[], except: Task | undefined): Summary | undefined {
  const others = versions.filter(({ summaryId }) => !except || !summaryId.startsWith(except.taskId));
  for (const task of tasks) {
    if (task === except || task.status !== 'completed') continue;
    const version = others.find(({ summaryId }) => summaryId === task.summaryId);
    if (version) return version;
  }
  return others[0];
}

const isOffline = ({ made }: Summary) => made.engine === 'offline';

/** As long, and from the same words. */
const sameExtent = (one: TaskOptions, other: TaskOptions) => one.detailLevel === other.detailLevel && sameWords(one, other);

/** Nothing that is not replaced goes away, so that whoever reads keeps what they read. */
function grownOver(base: SummaryContent, partial: SummaryContent): SummaryContent {
  const { chapters } = partial;
  const left = base.chapters.filter(({ from, to }) => !chapters.some((chapter) => from < chapter.to && chapter.from < to));
  const { lines, language } = partial.lines.length > 0 ? partial : base;
  return { language, lines, chapters: [...chapters, ...left].sort((a, b) => a.start - b.start) };
}
