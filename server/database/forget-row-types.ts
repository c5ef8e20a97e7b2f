import type { PGlite } from '@electric-sql/pglite';

/** The first number that PostgreSQL gives to a type which is no data type of its own. */
const firstOther = 10_000;

/**
 * PGlite reads arrays of every type, of the rows of each of PostgreSQL's own tables too, and Drizzle copies all these readers
 * for each query, which takes longer than the query. Nobody asks for such arrays.
 */
export function forgetRowTypes({ parsers }: PGlite): void {
  for (const type of Object.keys(parsers)) if (Number(type) >= firstOther) delete parsers[type];
}
