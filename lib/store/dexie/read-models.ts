import Dexie, { type WhereClause } from 'dexie';
import type { Content, Summary, Task, Transcript } from '../../ports.ts';
import { decompress } from '../compression.ts';
import type { GlossDatabase, PackedTranscript } from './database.ts';

/** The rows of one item, for pages that read live and for the store itself. */
export const readModels = (database: GlossDatabase) => ({
  content: (contentId: string): Promise<Content | undefined> => database.contents.get(contentId),

  transcript: async (contentId: string, trackId?: string): Promise<Transcript | undefined> => {
    const row = await (trackId === undefined
      ? newest(database.transcripts.where('[contentId+createdAt]'), [contentId])
      : database.transcripts.get([contentId, trackId]));
    return row && unpack(row);
  },

  summary: (contentId: string, key?: string): Promise<Summary | undefined> =>
    key === undefined
      ? newest(database.summaries.where('[contentId+createdAt]'), [contentId])
      : newest(database.summaries.where('[contentId+key+createdAt]'), [contentId, key]),

  task: (contentId: string): Promise<Task | undefined> => newest(database.tasks.where('[contentId+createdAt]'), [contentId]),

  /** While a medium is still being found, its task is known by its address only. */
  taskByUrl: (url: string): Promise<Task | undefined> => newest(database.tasks.where('[url+createdAt]'), [url]),
});

const newest = <Row>(where: WhereClause<Row>, prefix: string[]): Promise<Row | undefined> =>
  where.between([...prefix, Dexie.minKey], [...prefix, Dexie.maxKey]).last();

const unpack = async ({ cues, ...row }: PackedTranscript): Promise<Transcript> => ({
  ...row,
  cues: JSON.parse(await decompress(cues)),
});
