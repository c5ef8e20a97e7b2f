import type { Content } from '../../lib/records/content.ts';
import type { Summary } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import type { PartialText } from '../../lib/records/task-parts.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { useLive } from '../app/use-live.ts';
import { mergeTasks } from './merge-tasks.ts';

/** The medium that a face is about, as the page or the store tells it. */
export interface Subject {
  contentId: string;
  /** What operations are called with. */
  url: string;
  title: string;
  /** Seconds; 0 while unknown. */
  duration: number;
}

export interface ItemRecords {
  contentId: string;
  content?: Content;
  /** Every version of every text, newest first. */
  texts: Summary[];
  /** Newest first. */
  tasks: Task[];
}

export const isSummary = ({ wish }: Summary | Task): boolean => wish.product === 'summary';

/** What is stored of a medium, live; undefined until the store has been read once. */
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
  // A query that was asked for the former medium may still answer.
  return rows?.contentId === contentId ? rows : undefined;
}

/** What is written and verified so far of a text. Apart from the other rows, as it changes several times a second. */
export function usePartial(task: Task | undefined): PartialText | undefined {
  const taskId = task?.status === 'pending' ? task.taskId : undefined;
  const partial = useLive(async (live) => (taskId === undefined ? undefined : live.partial(taskId)), [taskId]);
  return partial?.taskId === taskId ? partial : undefined;
}

/** The words that a summary stands on, or, before there is one, those that were stored last. */
export function useTranscript(contentId: string, trackId?: string): Transcript | undefined {
  const transcript = useLive((live) => live.transcript(contentId, trackId), [contentId, trackId]);
  return transcript?.contentId === contentId ? transcript : undefined;
}

/** What is stored under an id: null when nothing is, undefined until that is known. */
export function useStored(contentId: string): Content | null | undefined {
  return useLive(async (live) => (await live.content(contentId)) ?? null, [contentId]);
}
