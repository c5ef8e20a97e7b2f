import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { saved } from './schema-library.ts';

/** Values in a row, to be compared together. */
export const tuple = (parts: unknown[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`;

/** Values as these columns take them. */
export const valuesFor = (columns: PgColumn[], values: unknown[]): SQL =>
  tuple(values.map((value, at) => sql.param(value, columns[at])));

/** Whether rows come before a place, in the order of these columns. */
export const isBefore = (columns: PgColumn[], place: unknown[]): SQL => sql`${tuple(columns)} < ${valuesFor(columns, place)}`;
export const isAfter = (columns: PgColumn[], place: unknown[]): SQL => sql`${tuple(columns)} > ${valuesFor(columns, place)}`;

/** That the medium of a row is not in the bin. */
export const isNotInTrash = (table: { userId: PgColumn; contentId: PgColumn }): SQL =>
  sql`not exists (select from ${saved} where ${saved.userId} = ${table.userId}
    and ${saved.contentId} = ${table.contentId} and ${saved.deletedAt} is not null)`;
