import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SearchQuery } from '../../ports/search.ts';
import type { IndexedDocument } from '../../ports/search-store.ts';
import { type MatchTier, matchTiers, wordLineTexts } from '../../search/match-tiers.ts';
import type { ParsedQuery } from '../../search/parse-query.ts';
import type { QueryTerm } from '../../search/query-terms.ts';
import { filterCondition } from './filter-condition.ts';
import type { OwnRows } from './own-rows.ts';
import { isPublic } from './publish.ts';
import { collectionItems, collections } from './schema-library.ts';
import { searchDocuments, searchWindows } from './schema-search.ts';
import { acquisitions } from './schema-sharing.ts';
import { queryOf } from './search-words.ts';

/** Maximum documents that are ranked. */
const maxDocuments = 200;

const { contentId, isShared, source, title, note, channelId, tags, createdAt, userId } = searchDocuments;
const columns = { contentId, isShared, source, title, channelId, tags, createdAt };

/** Returns the documents whose title or note matches, the best titles first. */
export async function findByTitleOrNote(rows: OwnRows, query: SearchQuery, wanted: ParsedQuery): Promise<IndexedDocument[]> {
  const tiers = matchTiers(wanted);
  const holds = (lines: PgColumn, { groups }: MatchTier) => and(...groups.map((texts) => hasOne(lines, texts)));
  const rank = (lines: PgColumn) => {
    const cases = tiers.map((tier) => sql`when ${holds(lines, tier)} then ${tier.quality}::float8`);
    return sql<number>`case ${sql.join(cases, sql` `)} else 0 end`;
  };
  const isFound = or(...tiers.slice(-1).flatMap((loosest) => [holds(title, loosest), holds(note, loosest)]));
  const [inTitle, inNote] = [rank(title), rank(note)];
  const found = await rows.db
    .select({ ...columns, note: sql<string>`case when ${inNote} > 0 then ${note} else '' end`.mapWith(note) })
    .from(searchDocuments)
    .where(rows.where(searchDocuments, passesFilter(query), isFound))
    .orderBy(desc(inTitle), desc(inNote), desc(createdAt))
    .limit(Math.max(maxDocuments, 2 * query.limit));
  return found.map(indexed);
}

/** Condition that word lines have one of some texts. */
const hasOne = (lines: PgColumn, texts: string[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => sql`strpos(${lines}, ${sql.param(text, title)}) > 0`),
    sql` or `,
  )})`;

/**
 * Returns the documents that contain every term. Documents with all terms in one window come first, by number of occurrences,
 * then by date; if there are too few, documents with the terms anywhere follow, also in the title or note; what these have alone
 * is found there.
 */
export async function findByText(
  rows: OwnRows,
  query: SearchQuery,
  { terms }: ParsedQuery,
  number: number,
): Promise<IndexedDocument[]> {
  if (terms.length === 0) return [];
  return rows.db.transaction(async (db) => {
    // The planner believes that it is cheaper to read every window, as it does not see that words are stored apart.
    await db.execute(sql`set local enable_seqscan = off`);
    const near = await documentsIn({ ...rows, db }, query, windowsWith(terms, number));
    if (terms.length === 1 || near.length >= query.limit) return near;
    const isNamed = terms.map((term) => {
      const texts = wordLineTexts(term);
      return sql`(${hasOne(title, texts)} or ${hasOne(note, texts)})`;
    });
    const named = (condition: SQL) =>
      sql`(select ${mediaColumns} from ${searchDocuments} where ${rows.where(searchDocuments, condition)})`;
    const everywhere = (placesOf: (term: QueryTerm, at: number) => SQL) => sql.join(terms.map(placesOf), sql` intersect `);
    const inTexts = everywhere((term) => windowsWith([term], number));
    const divided = everywhere((term, at) => sql`(${windowsWith([term], number)} union ${named(isNamed[at]!)})`);
    const anywhere = sql`((${inTexts}) union ((${divided}) except ${named(and(...isNamed)!)}))`;
    const known = new Set(near.map((document) => document.contentId));
    const all = await documentsIn({ ...rows, db }, query, anywhere);
    return [...near, ...all.filter((document) => !known.has(document.contentId))];
  });
}

const mediaColumns = sql`user_id, content_id`;

/** Finds windows by the words alone, which contain the user's number; the owner is checked on the results. */
const windowsWith = (terms: QueryTerm[], number: number): SQL =>
  sql`(with found as materialized
    (select ${mediaColumns} from ${searchWindows} where ${searchWindows.words} @@ ${queryOf(terms, number)}::tsquery)
    select ${mediaColumns} from found)`;

/** The documents with the most matching windows. */
async function documentsIn({ db, where }: OwnRows, query: SearchQuery, places: SQL): Promise<IndexedDocument[]> {
  const counted = sql`(select ${mediaColumns}, count(*) as count from ${places} group by ${mediaColumns})`;
  const found = await db
    .select(columns)
    .from(searchDocuments)
    .innerJoin(sql`${counted} as places`, sql`places.user_id = ${userId} and places.content_id = ${contentId}`)
    .where(where(searchDocuments, passesFilter(query)))
    .orderBy(sql`places.count desc`, desc(createdAt))
    .limit(maxDocuments);
  return found.map((document) => indexed({ ...document, note: '' }));
}

/** Whether a document passes the filters. */
const passesFilter = (query: SearchQuery): SQL | undefined =>
  filterCondition(query, {
    ...{ tags, channelId, createdAt },
    hasNote: sql`(${note} <> '')`,
    isCollected: sql`(${isCollected(query.collectionId ?? '')})`,
    // Only what is not in the trash is indexed.
    isInTrash: sql`false`,
  });

/** Condition that a document is in a collection of the user, or in one that the user has acquired. */
const isCollected = (collectionId: string): SQL | undefined => {
  const isIn = (ownerId: PgColumn) => sql`exists (select from ${collectionItems} where ${collectionItems.userId} = ${ownerId}
    and ${eq(collectionItems.collectionId, collectionId)} and ${collectionItems.contentId} = ${contentId})`;
  const { ownerId } = acquisitions;
  const isOf = and(eq(acquisitions.userId, userId), eq(acquisitions.collectionId, collectionId));
  const isShared = and(eq(collections.userId, ownerId), eq(collections.id, collectionId), isPublic);
  return or(
    isIn(userId),
    sql`exists (select from ${acquisitions} join ${collections} on ${isShared} where ${isOf} and ${isIn(ownerId)})`,
  );
};

/** A document without a slot, because the SQL index has no shards. */
const indexed = ({
  channelId,
  ...document
}: Omit<IndexedDocument, 'slot' | 'channelId'> & { channelId: string | null }): IndexedDocument => ({
  ...document,
  ...(channelId !== null && { channelId }),
  slot: 0,
});
