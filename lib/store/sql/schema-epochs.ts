import { pgTable } from 'drizzle-orm/pg-core';
import { key, ownedBy } from './schema-columns.ts';

/**
 * The epoch of the cursors of each user, as `ChangeStore` describes it. Backups do not contain it, so a restored library has another
 * one.
 */
export const epochs = pgTable('epochs', { userId: ownedBy().primaryKey(), epoch: key('epoch').notNull() });
