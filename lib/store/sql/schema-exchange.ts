import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { ImportState } from '../../ports/exchange-store.ts';
import { bytes, ownedBy, record } from './schema-columns.ts';

/** Table of the imports of library files: the current or last one of each user. */
export const imports = pgTable('imports', { userId: ownedBy().primaryKey(), row: record<ImportState>() });

/** Staged records of an import: one compressed part a row. */
export const staged = pgTable(
  'staged',
  { userId: ownedBy(), part: integer('part').notNull(), records: bytes('records').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.part] })],
);
