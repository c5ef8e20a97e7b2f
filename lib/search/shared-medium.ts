import type { LibraryRecord, LibraryRecords, RecordKind } from '../ports/library-records.ts';
import type { SearchHit } from '../ports/search.ts';
import type { SyncStore } from '../ports/sync-store.ts';
import type { CollectionItem, Content, Summary, Transcript } from '../records/records.ts';

/** An item of a collection that somebody else shares. */
export interface SharedMedium {
  item: CollectionItem;
  content: Content;
  summary?: Summary;
  transcript?: Transcript;
}

/** As it is shared at this moment; undefined when it is not any more. */
export async function sharedMedium(store: Pick<SyncStore, 'readGroup'>, contentId: string): Promise<SharedMedium | undefined> {
  const records = await store.readGroup({ kind: 'shared', id: `content:${contentId}` });
  const [item, content] = [recordOf(records, 'collectionItem'), recordOf(records, 'content')];
  const [summary, transcript] = [recordOf(records, 'summary'), recordOf(records, 'transcript')];
  return item && content && { item, content, ...(summary && { summary }), ...(transcript && { transcript }) };
}

/** What a hit in it says of where it comes from, as the person's own library knows nothing of it. */
export const sourceOf = ({ item, content }: SharedMedium): Pick<SearchHit, 'shared'> => {
  const { title, sourceUrl, coverUrl } = content;
  return { shared: { collectionId: item.collectionId, title, sourceUrl, ...(coverUrl !== undefined && { coverUrl }) } };
};

/** Ids of the media in a collection: the person's own one, or one of somebody else's. */
export async function collectedIds(
  store: Pick<SyncStore, 'readGroup'> & { listItems(collectionId: string): Promise<CollectionItem[]> },
  collectionId: string,
): Promise<Set<string>> {
  const records = await store.readGroup({ kind: 'shared', id: `collection:${collectionId}` });
  const shared = records.flatMap(({ kind, value }) => (kind === 'collectionItem' ? value : []));
  return new Set([...(await store.listItems(collectionId)), ...shared].map(({ contentId }) => contentId));
}

const recordOf = <Kind extends RecordKind>(records: LibraryRecord[], kind: Kind): LibraryRecords[Kind] | undefined =>
  records.find((record) => record.kind === kind)?.value as LibraryRecords[Kind] | undefined;
