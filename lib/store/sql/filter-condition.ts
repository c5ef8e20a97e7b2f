import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type FilterField, filterConditions, type LibraryFilter } from '../../records/library-filter.ts';

/** Columns of a table for the fields that filters compare; a field that the caller's filters never use may be absent. */
export type FilterColumns = Partial<Record<FilterField, SQL | PgColumn>> & { tags: PgColumn; createdAt: PgColumn };

/** Returns the SQL condition that the rows of items pass a library filter; undefined for an empty filter. */
export const filterCondition = (filter: LibraryFilter, columns: FilterColumns): SQL | undefined =>
  and(...filterConditions(filter).map(({ field, operator, value }) => operators[operator](columns[field] as PgColumn, value)));

const operators = {
  equals: eq,
  includes: (column: PgColumn, value: unknown): SQL => sql`${column} @> ${sql.param([value], column)}`,
  atLeast: gte,
  below: lt,
};
