import type { CardStore } from '../../ports/card-store.ts';
import { replaceRow } from '../replace-row.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { requireMedia } from './require-owner.ts';

/** Creates the store of cards over the extension's IndexedDB database. */
export function dexieCardStore(database: GlossDatabase): CardStore {
  const { contents, cards, changes } = database;
  return {
    getCard: (cardId) => cards.get(cardId),
    listCards: () => cards.toArray(),
    updateCard: (cardId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, cards, changes, async () => {
          const row = await cards.get(cardId);
          return replaceRow(row, change, async (changed) => {
            if (!row) await requireMedia(database, changed.contentId);
            await cards.put(changed);
            await addChange(database, 'card', cardId);
          });
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
