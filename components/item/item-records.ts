import type { Content } from '../../lib/records/content.ts';
import type { Summary } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import type { PartialSummary, PartialText, PartialTranslation } from '../../lib/records/task-parts.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { useLive } from '../app/use-live.ts';
import { mergeTasks } from './item-tasks.ts';

/** The media item that a view is about, from the page or the store. */
export interface Subject {
  contentId: string;
  /** Input of operations. */
  url: string;
  title: string;
  /** Seconds; 0 while unknown. */
  duration: number;
}

export interface ItemRecords {
  contentId: string;
  content?: Content;
  /** All versions of all texts, newest first. */
  texts: Summary[];
  /** Newest first. */
  tasks: Task[];
}

export const isSummary = ({ wish: options }: Summary | Task): boolean => options.product === 'summary';

/** The stored records of a media item, live; undefined until they are read. */
export function useItemRecords({ contentId, url }: Subject): ItemRecords | undefined {
  const rows = useLive(
    async (live): Promise<ItemRecords> => {
      const [content, texts, byId, byUrl] = await Promise.all([
        live.content(contentId),
        live.summaries(contentId),
        live.tasks(contentId),
        live.tasksByUrl(url),
      ]);
      return { contentId, content, texts, tasks: mergeTasks(contentId, byId, byUrl) };
    },
    [contentId, url],
  );
  // The query of the former item may still answer.
  return rows?.contentId === contentId ? rows : undefined;
}

/** The part of a summary or article that is known already. A separate query, because it changes several times a second. */
export function usePartialSummary(task: Task | undefined): PartialSummary | undefined {
  const partial = usePartial(task);
  return partial && 'digest' in partial ? partial : undefined;
}

/** The part of a translation that is known already. */
export function usePartialTranslation(task: Task | undefined): PartialTranslation | undefined {
  const partial = usePartial(task);
  return partial && 'texts' in partial ? partial : undefined;
}

function usePartial(task: Task | undefined): PartialText | undefined {
  const taskId = task?.status === 'pending' ? task.taskId : undefined;
  const partial = useLive(async (live) => (taskId === undefined ? undefined : live.partial(taskId)), [taskId]);
  return partial?.taskId === taskId ? partial : undefined;
}

/** The transcript that a summary is based on, or the one stored last. */
export function useTranscript(contentId: string, trackId?: string): Transcript | undefined {
  const transcript = useLive((live) => live.transcript(contentId, trackId), [contentId, trackId]);
  return transcript?.contentId === contentId ? transcript : undefined;
}

/** The stored record of a media item: null when there is none, undefined until it is read. */
export function useStored(contentId: string): Content | null | undefined {
  return useLive(async (live) => (await live.content(contentId)) ?? null, [contentId]);
}
