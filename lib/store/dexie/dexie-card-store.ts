import type { CardStore } from '../../ports/card-store.ts';
import { replaceRow } from '../replace-row.ts';
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
        database.transaction('rw', cards, changes, async () =>
          replaceRow(await cards.get(cardId), change, async (changed) => {
            await cards.put(changed);
            await addChange(database, 'card', cardId);
          }),
        ),
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
