import { useLiveQuery } from 'dexie-react-hooks';
import type { Content, Summary, Task, Transcript } from '../../lib/ports.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { readModels } from '../../lib/store/dexie/read-models.ts';
import { newestTask } from './newest-task.ts';

const read = readModels(openDatabase());

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
  /** The version for the wanted level, or the newest while that one is being made. */
  summary?: Summary;
  task?: Task;
}

/** What is stored of a medium, live; undefined until the store has been read once. */
export function useRows({ contentId, url }: Subject, summaryKey?: string): Rows | undefined {
  const rows = useLiveQuery(async (): Promise<Rows> => {
    const [content, wanted, newest, byId, byUrl] = await Promise.all([
      read.content(contentId),
      summaryKey === undefined ? undefined : read.summary(contentId, summaryKey),
      read.summary(contentId),
      read.task(contentId),
      read.taskByUrl(url),
    ]);
    return { contentId, content, summary: wanted ?? newest, task: newestTask(contentId, byId, byUrl) };
  }, [contentId, url, summaryKey]);
  // A query that was asked for the former medium may still answer.
  return rows?.contentId === contentId ? rows : undefined;
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
