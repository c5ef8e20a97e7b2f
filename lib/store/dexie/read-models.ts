import type { WhereClause } from 'dexie';
import type { Content } from '../../records/content.ts';
import type { Settings } from '../../records/settings.ts';
import type { Summary } from '../../records/summary.ts';
import type { Task } from '../../records/task.ts';
import type { PartialText } from '../../records/task-parts.ts';
import type { Transcript } from '../../records/transcript.ts';
import type { Translation } from '../../records/translation.ts';
import { readCues } from '../compression.ts';
import type { GlossDatabase, PackedTranscript } from './database.ts';
import { prefixRange, withPrefix } from './key-prefix.ts';

/** Reads of single media items; for live queries and for the store. */
export const readModels = (database: GlossDatabase) => ({
  content: (contentId: string): Promise<Content | undefined> => database.contents.get(contentId),

  transcript: async (contentId: string, trackId?: string): Promise<Transcript | undefined> => {
    const row = await (trackId === undefined
      ? newest(database.transcripts.where('[contentId+createdAt]'), contentId)
      : database.transcripts.get([contentId, trackId]));
    return row && unpackTranscript(row);
  },

  summary: (contentId: string, key?: string): Promise<Summary | undefined> =>
    key === undefined
      ? newest(database.summaries.where('[contentId+createdAt]'), contentId)
      : newest(database.summaries.where('[contentId+key+createdAt]'), contentId, key),

  newestSummaries: async (contentIds: string[]): Promise<(Summary | undefined)[]> => {
    const ranges = contentIds.map((contentId) => prefixRange(contentId));
    const rows = await database.summaries.where('[contentId+createdAt]').inAnyRange(ranges).toArray();
    // Rows come oldest first, so the last one of a media item stays.
    const newest = new Map(rows.filter(({ wish }) => wish.product === 'summary').map((row) => [row.contentId, row]));
    return contentIds.map((contentId) => newest.get(contentId));
  },

  /** Newest first. */
  summaries: (contentId: string): Promise<Summary[]> =>
    withPrefix(database.summaries.where('[contentId+createdAt]'), contentId).reverse().toArray(),

  translation: (contentId: string, key: string): Promise<Translation | undefined> => database.translations.get([contentId, key]),

  translations: (contentId: string): Promise<Translation[]> =>
    withPrefix(database.translations.where('[contentId+key]'), contentId).toArray(),

  /** Newest first. */
  tasks: (contentId: string): Promise<Task[]> =>
    withPrefix(database.tasks.where('[contentId+createdAt]'), contentId).reverse().toArray(),

  /** Tasks of an address, newest first: a media item that is not resolved yet has no content id. */
  tasksByUrl: (url: string): Promise<Task[]> => withPrefix(database.tasks.where('[url+createdAt]'), url).reverse().toArray(),

  /** Every task of the unfinished batches and of the batches with these ids, and other pending ones; oldest first. */
  queue: async (batchIds: readonly string[] = []): Promise<Task[]> => {
    const pending = await database.tasks.where('status').equals('pending').toArray();
    const batches = new Set([...batchIds, ...pending.flatMap(({ batchId }) => batchId ?? [])]);
    const ended =
      batches.size === 0
        ? []
        : await database.tasks.filter(({ status, batchId }) => status !== 'pending' && batches.has(batchId ?? '')).toArray();
    return [...ended, ...pending].sort((a, b) => a.createdAt - b.createdAt);
  },

  contents: (contentIds: string[]): Promise<(Content | undefined)[]> => database.contents.bulkGet(contentIds),

  partial: (taskId: string): Promise<PartialText | undefined> => database.partials.get(taskId),

  /** Settings; keys of providers are in `Secrets`. */
  settings: (): Promise<Settings | undefined> => database.settings.toCollection().first(),
});

const newest = <Row>(where: WhereClause<Row>, ...prefix: string[]): Promise<Row | undefined> =>
  withPrefix(where, ...prefix).last();

/** Returns a transcript from its stored row; undefined if the bytes of its cues are damaged. */
export async function unpackTranscript({ cues: packed, ...row }: PackedTranscript): Promise<Transcript | undefined> {
  const cues = await readCues(packed);
  return cues && { ...row, cues };
}
