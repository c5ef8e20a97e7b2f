import type { LibraryRecord } from '../../ports/library-records.ts';
import type { Content } from '../../records/content.ts';
import type { Summary } from '../../records/summary.ts';
import { titleOf } from '../../records/title-of.ts';
import type { Transcript } from '../../records/transcript.ts';
import { acquiredCollections, acquiredItems } from './acquired.ts';
import { ownRows } from './own-rows.ts';
import { sqlCollectionStore } from './sql-collection-store.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqlLibraryStore } from './sql-library-store.ts';
import { sqlMediaStore } from './sql-media-store.ts';
import { sqlTextStore } from './sql-text-store.ts';

const [ofCollection, ofContent] = ['collection:', 'content:'] as const;

/** Reads the records of a shared group; none if it is not shared any more. */
export async function readSharedGroup(db: SqlDatabase, userId: string, id: string): Promise<LibraryRecord[]> {
  if (id.startsWith(ofCollection)) return readCollection(db, userId, id.slice(ofCollection.length));
  return id.startsWith(ofContent) ? readItem(db, userId, id.slice(ofContent.length)) : [];
}

async function readCollection(db: SqlDatabase, userId: string, collectionId: string): Promise<LibraryRecord[]> {
  const [found] = await acquiredCollections(ownRows(db, userId), collectionId);
  if (!found) return [];
  const items = await sqlCollectionStore(db, found.ownerId).listItems(collectionId);
  // The times of the owner's changes name the items that were removed, perhaps before the collection was shared.
  const { changedAt: _, ...collection } = found.row;
  return [{ kind: 'collection', value: collection }, ...items.map((value): LibraryRecord => ({ kind: 'collectionItem', value }))];
}

async function readItem(db: SqlDatabase, userId: string, contentId: string): Promise<LibraryRecord[]> {
  const [found] = await acquiredItems(ownRows(db, userId), contentId).limit(1);
  if (!found) return [];
  const { ownerId, row: item } = found;
  const [media, texts] = [sqlMediaStore(db, ownerId), sqlTextStore(db, ownerId)];
  const [content, [saved], summaries] = await Promise.all([
    media.getContent(contentId),
    sqlLibraryStore(db, ownerId).getSavedItems([contentId]),
    texts.listSummaries(contentId),
  ]);
  if (!content) return [];
  const summary = summaries.find(({ wish }) => wish.product === 'summary');
  const transcript = await media.getTranscript(contentId, summary?.trackId);
  return [
    { kind: 'collectionItem', value: item },
    { kind: 'content', value: sharedContent(content, titleOf(content, saved), item.addedAt, transcript) },
    ...(summary ? [{ kind: 'summary', value: sharedSummary(summary) } as const] : []),
    ...(transcript && isPublished(transcript) ? [{ kind: 'transcript', value: transcript } as const] : []),
  ];
}

/** Whether a transcript is public on its site. Submitted, captured and transcribed ones belong to the owner alone. */
const isPublished = ({ provenance }: Transcript): boolean => provenance === 'creator' || provenance === 'automatic';

/** The public metadata of a media item, without the owner's times and settings. */
function sharedContent(content: Content, title: string, at: number, transcript: Transcript | undefined): Content {
  const { contentId, site, kind, sourceUrl, duration, author, coverUrl, publishedAt, originalLanguage, chapters } = content;
  const optional = { author, coverUrl, publishedAt, originalLanguage, chapters };
  return {
    ...{ contentId, site, kind, sourceUrl, title, duration },
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    tracks: content.tracks.filter((track) => track.trackId === transcript?.trackId && isPublished(transcript)),
    createdAt: at,
    updatedAt: at,
  };
}

/** The text of a summary, without the owner's prompt, model and cost. */
function sharedSummary({ summaryId, contentId, trackId, createdAt, digest, wish: options, made }: Summary): Summary {
  const { product, detailLevel } = options;
  const nothing = { calls: 0, inputTokens: 0, outputTokens: 0, dropped: 0, offlineChapters: 0 };
  return {
    ...{ summaryId, contentId, trackId, createdAt, digest },
    key: 'shared',
    wish: { product, detailLevel },
    made: made.engine === 'offline' ? made : { engine: 'model', provider: made.provider, model: '', ...nothing },
  };
}
