import type { LibraryRecords, RecordKind } from '../../ports/library-records.ts';
import type { SharedCollectionRow, SharedMediaRow } from '../../ports/live-queries.ts';
import type { Content } from '../../records/content.ts';
import type { GlossDatabase, PackedTranscript, SharedRow } from './database.ts';
import { unpackTranscript } from './read-models.ts';

/** Reads of the shared collections that this device has received, for live queries. */
export const sharedModels = ({ shared }: GlossDatabase) => ({
  /** Last changed first. */
  collections: async (): Promise<SharedCollectionRow[]> => {
    const rows = await shared.where('id').startsWith('collection:').toArray();
    return rows.flatMap((row) => collectionOf(row) ?? []).sort((a, b) => b.collection.updatedAt - a.collection.updatedAt);
  },

  collection: async (id: string): Promise<SharedCollectionRow | undefined> => {
    const row = await shared.get(`collection:${id}`);
    return row && collectionOf(row);
  },

  /** In the order of the ids; unknown ids are left out. */
  contents: async (contentIds: string[]): Promise<Content[]> => {
    const rows = await shared.bulkGet(contentIds.map((contentId) => `content:${contentId}`));
    return rows.flatMap((row) => (row ? recordsOf(row, 'content') : []));
  },

  mediaItem: async (contentId: string): Promise<SharedMediaRow | undefined> => {
    const row = await shared.get(`content:${contentId}`);
    if (!row) return undefined;
    const [[item], [content], [summary]] = [
      recordsOf(row, 'collectionItem'),
      recordsOf(row, 'content'),
      recordsOf(row, 'summary'),
    ];
    const packed = row.rows.find(({ kind }) => kind === 'transcript')?.row;
    const transcript = packed && (await unpackTranscript(packed as PackedTranscript));
    return item && content && { item, content, ...(summary && { summary }), ...(transcript && { transcript }) };
  },
});

function collectionOf(row: SharedRow): SharedCollectionRow | undefined {
  const [collection] = recordsOf(row, 'collection');
  return collection && { collection, items: recordsOf(row, 'collectionItem') };
}

const recordsOf = <Kind extends Exclude<RecordKind, 'transcript'>>({ rows }: SharedRow, kind: Kind): LibraryRecords[Kind][] =>
  rows.flatMap((record) => (record.kind === kind ? (record.row as LibraryRecords[Kind]) : []));
