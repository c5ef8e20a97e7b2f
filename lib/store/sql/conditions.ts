import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { saved } from './schema-library.ts';
import { tasks } from './schema-tasks.ts';

/** Returns an SQL row value `(a, b, …)` of these parts, for comparisons of several columns at once. */
export const tuple = (parts: unknown[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`;

/** Returns an SQL row value of these values, encoded as the columns encode theirs. */
export const valuesFor = (columns: PgColumn[], values: unknown[]): SQL =>
  tuple(values.map((value, at) => sql.param(value, columns[at])));

/** Condition that rows precede a position in the order of these columns. */
export const isBefore = (columns: PgColumn[], place: unknown[]): SQL => sql`${tuple(columns)} < ${valuesFor(columns, place)}`;
/** Condition that rows follow a position in the order of these columns. */
export const isAfter = (columns: PgColumn[], place: unknown[]): SQL => sql`${tuple(columns)} > ${valuesFor(columns, place)}`;

/**
 * Condition that the record of a row has a field with this value, at any depth. The operators of JSON can't be used: they fail on
 * U+0000 anywhere in the record. In its texts quotation marks are escaped, so nothing else matches.
 */
export const hasField = (row: PgColumn, name: string, value: string | boolean): SQL =>
  sql`strpos(${row}::text, ${`${JSON.stringify(name)}:${JSON.stringify(value)}`}) > 0`;

/** Condition that the media item of a row is not in the trash. */
export const isNotInTrash = (table: { userId: PgColumn; contentId: PgColumn }): SQL =>
  sql`not exists (select from ${saved} where ${saved.userId} = ${table.userId}
    and ${saved.contentId} = ${table.contentId} and ${saved.deletedAt} is not null)`;

/** Condition that a task has work to do: it is pending, and its user has not paused it. */
export const isRunnable = and(eq(tasks.status, 'pending'), not(hasField(tasks.row, 'isPaused', true)));
