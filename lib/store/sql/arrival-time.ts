import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The time at which a feed item arrived, in milliseconds since 1970. Searched in the text of the row, because `->>` fails for a
 * title that contains U+0000.
 */
export const arrivalTime = (row: PgColumn) => sql`(substring(${row}::text from '"arrivedAt":([0-9.]+)')::float8)`;
