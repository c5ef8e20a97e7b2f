import type { LibraryRecord, LibraryRecords, RecordKind } from '../ports/library-records.ts';
import type { SearchHit } from '../ports/search.ts';
import type { SyncStore } from '../ports/sync-store.ts';
import type { CollectionItem } from '../records/collection.ts';
import type { Content } from '../records/content.ts';
import type { Summary } from '../records/summary.ts';
import type { Transcript } from '../records/transcript.ts';

/** An item of a collection that another user shares. */
export interface SharedMedia {
  item: CollectionItem;
  content: Content;
  summary?: Summary;
  transcript?: Transcript;
}

/** Returns the shared item; undefined if it is no longer shared. */
export async function readSharedMedia(store: Pick<SyncStore, 'readGroup'>, contentId: string): Promise<SharedMedia | undefined> {
  const records = await store.readGroup({ kind: 'shared', id: `content:${contentId}` });
  const [item, content] = [recordOf(records, 'collectionItem'), recordOf(records, 'content')];
  const [summary, transcript] = [recordOf(records, 'summary'), recordOf(records, 'transcript')];
  return item && content && { item, content, ...(summary && { summary }), ...(transcript && { transcript }) };
}

/** Returns the origin of a hit in a shared item, which the user's own library does not have. */
export const sharedSource = ({ item, content }: SharedMedia): Pick<SearchHit, 'shared'> => {
  const { title, sourceUrl, coverUrl } = content;
  return { shared: { collectionId: item.collectionId, title, sourceUrl, ...(coverUrl !== undefined && { coverUrl }) } };
};

/** Returns the content ids in a collection: the user's own, or a shared one. */
export async function readCollectedIds(
  store: Pick<SyncStore, 'readGroup'> & { listItems(collectionId: string): Promise<CollectionItem[]> },
  collectionId: string,
): Promise<Set<string>> {
  const records = await store.readGroup({ kind: 'shared', id: `collection:${collectionId}` });
  const shared = records.flatMap(({ kind, value }) => (kind === 'collectionItem' ? value : []));
  return new Set([...(await store.listItems(collectionId)), ...shared].map(({ contentId }) => contentId));
}

const recordOf = <Kind extends RecordKind>(records: LibraryRecord[], kind: Kind): LibraryRecords[Kind] | undefined =>
  records.find((record) => record.kind === kind)?.value as LibraryRecords[Kind] | undefined;
