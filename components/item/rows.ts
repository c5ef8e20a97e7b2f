import { useLiveQuery } from 'dexie-react-hooks';
import type { Content, Settings, Summary, Task, Transcript } from '../../lib/records/records.ts';
import type { PartialText } from '../../lib/records/task-parts.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { readModels } from '../../lib/store/dexie/read-models.ts';
import { tasksOf } from './tasks-of.ts';

export const read = readModels(openDatabase());

/** The medium that a face is about, as the page or the store tells it. */
export interface Subject {
  contentId: string;
  /** What operations are called with. */
  url: string;
  title: string;
  /** Seconds; 0 while unknown. */
  duration: number;
}

export interface Rows {
  contentId: string;
  content?: Content;
  /** Every version of every text, newest first. */
  texts: Summary[];
  /** Newest first. */
  tasks: Task[];
}

export const isSummary = ({ wish }: Summary | Task): boolean => wish.product === 'summary';

/** What is stored of a medium, live; undefined until the store has been read once. */
export function useRows({ contentId, url }: Subject): Rows | undefined {
  const rows = useLiveQuery(async (): Promise<Rows> => {
    const [content, texts, byId, byUrl] = await Promise.all([
      read.content(contentId),
      read.summaries(contentId),
      read.tasks(contentId),
      read.tasksByUrl(url),
    ]);
    return { contentId, content, texts, tasks: tasksOf(contentId, byId, byUrl) };
  }, [contentId, url]);
  // A query that was asked for the former medium may still answer.
  return rows?.contentId === contentId ? rows : undefined;
}

/** What is written and verified so far of a text. Apart from the other rows, as it changes several times a second. */
export function usePartial(task: Task | undefined): PartialText | undefined {
  const taskId = task?.status === 'pending' ? task.taskId : undefined;
  const partial = useLiveQuery(async () => (taskId === undefined ? undefined : read.partial(taskId)), [taskId]);
  return partial?.taskId === taskId ? partial : undefined;
}

/** The words that a summary stands on, or, before there is one, those that were stored last. */
export function useTranscript(contentId: string, trackId?: string): Transcript | undefined {
  const transcript = useLiveQuery(() => read.transcript(contentId, trackId), [contentId, trackId]);
  return transcript?.contentId === contentId ? transcript : undefined;
}

/** What is stored under an id: null when nothing is, undefined until that is known. */
export function useStored(contentId: string): Content | null | undefined {
  return useLiveQuery(async () => (await read.content(contentId)) ?? null, [contentId]);
}

/** How Gloss is set up: null when nobody has set anything, undefined until that is known. */
export function useStoredSettings(): Settings | null | undefined {
  return useLiveQuery(async () => (await read.settings()) ?? null);
}
