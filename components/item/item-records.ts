import type { Content } from '../../lib/records/content.ts';
import type { Summary } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import type { PartialSummary, PartialText, PartialTranslation } from '../../lib/records/task-parts.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { useLiveById } from '../app/use-live-by-id.ts';
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
  content?: Content;
  /** All versions of all texts, newest first. */
  texts: Summary[];
  /** Newest first. */
  tasks: Task[];
  /** The tasks of its address, which may have led to another media item. */
  tasksOfUrl: Task[];
}

export const isSummary = ({ wish: options }: Summary | Task): boolean => options.product === 'summary';

/** The stored records of a media item, live; undefined until they are read. */
export function useItemRecords({ contentId, url }: Subject): ItemRecords | undefined {
  return useLiveById(
    contentId,
    async (live) => {
      const [content, texts, byId, byUrl] = await Promise.all([
        live.content(contentId),
        live.summaries(contentId),
        live.tasks(contentId),
        live.tasksByUrl(url),
      ]);
      return { content, texts, tasks: mergeTasks(contentId, byId, byUrl), tasksOfUrl: byUrl };
    },
    [url],
  );
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
  return useLiveById(taskId, (live, id) => live.partial(id));
}

/** The transcript that a summary is based on, or the one stored last. */
export function useTranscript(contentId: string, trackId?: string): Transcript | undefined {
  return useLiveById(contentId, (live, id) => live.transcript(id, trackId), [trackId]);
}

/** The stored record of a media item: null when there is none, undefined until it is read, and without an id. */
export function useStored(contentId: string | undefined): Content | null | undefined {
  return useLiveById(contentId, async (live, id) => (await live.content(id)) ?? null);
}
