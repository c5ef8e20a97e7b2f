import { eq } from 'drizzle-orm';
import type { CardStore } from '../../ports/card-store.ts';
import { replaceRow } from '../replace-row.ts';
import { ownRows } from './own-rows.ts';
import { recordChanges } from './record-changes.ts';
import { requireMedia } from './require-owner.ts';
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
        return replaceRow(row, change, async (changed) => {
          if (!row) await requireMedia(locked, changed.contentId);
          await locked.put(cards, [valuesOf.card(changed)]);
          await recordChanges(locked, [{ kind: 'card', id: cardId, deleted: false }]);
        });
      }),
    deleteCard: (cardId) =>
      withUserLock(db, userId, async (locked) => {
        await locked.remove(cards, eq(cards.cardId, cardId));
        await recordChanges(locked, [{ kind: 'card', id: cardId, deleted: true }]);
      }),
  };
}
