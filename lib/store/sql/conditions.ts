import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { saved } from './schema-library.ts';

/** A row value for comparisons. */
export const tuple = (parts: unknown[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`;

/** A row value, encoded as these columns encode values. */
export const valuesFor = (columns: PgColumn[], values: unknown[]): SQL =>
  tuple(values.map((value, at) => sql.param(value, columns[at])));

/** Condition that rows precede a position in the order of these columns. */
export const isBefore = (columns: PgColumn[], place: unknown[]): SQL => sql`${tuple(columns)} < ${valuesFor(columns, place)}`;
/** Condition that rows follow a position in the order of these columns. */
export const isAfter = (columns: PgColumn[], place: unknown[]): SQL => sql`${tuple(columns)} > ${valuesFor(columns, place)}`;

/** Condition that the media item of a row is not in the trash. */
export const isNotInTrash = (table: { userId: PgColumn; contentId: PgColumn }): SQL =>
  sql`not exists (select from ${saved} where ${saved.userId} = ${table.userId}
    and ${saved.contentId} = ${table.contentId} and ${saved.deletedAt} is not null)`;
