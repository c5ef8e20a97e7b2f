import type { CardStore } from '../../ports/card-store.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';

/** Creates the store of cards over the extension's IndexedDB database. */
export function dexieCardStore(database: GlossDatabase): CardStore {
  const { cards, changes } = database;
  return {
    getCard: (cardId) => cards.get(cardId),
    listCards: () => cards.toArray(),
    updateCard: (cardId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', cards, changes, async () => {
          const row = await cards.get(cardId);
          const changed = change(row);
          if (!changed) return row;
          await cards.put(changed);
          await addChange(database, 'card', cardId);
          return changed;
        }),
      ),
    deleteCard: (cardId) =>
      mapWriteErrors(() =>
        database.transaction('rw', cards, changes, async () => {
          await cards.delete(cardId);
          await addChange(database, 'card', cardId, true);
        }),
      ),
  };
}
