import { eq } from 'drizzle-orm';
import type { CardStore } from '../../ports/card-store.ts';
import { ownRows } from './own-rows.ts';
import { recordChanges } from './record-changes.ts';
import { valuesOf } from './row-values.ts';
import { cards } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates one user's store of cards over the server's PostgreSQL database. */
export function sqlCardStore(db: SqlDatabase, userId: string): CardStore {
  const rows = ownRows(db, userId);
  return {
    getCard: (cardId) => rows.one(cards, eq(cards.cardId, cardId)),
    listCards: () => rows.list(cards),
    updateCard: (cardId, change) =>
      withUserLock(db, userId, async (locked) => {
        const row = await locked.one(cards, eq(cards.cardId, cardId));
        const changed = change(row);
        if (!changed) return row;
        await locked.put(cards, [valuesOf.card(changed)]);
        await recordChanges(locked, [{ kind: 'card', id: cardId, deleted: false }]);
        return changed;
      }),
    deleteCard: (cardId) =>
      withUserLock(db, userId, async (locked) => {
        await locked.remove(cards, eq(cards.cardId, cardId));
        await recordChanges(locked, [{ kind: 'card', id: cardId, deleted: true }]);
      }),
  };
}
