import type { SettingsStore } from '../../ports/settings-store.ts';
import type { GlossDatabase } from './database.ts';
import { mapWriteErrors } from './map-write-errors.ts';

/** Key of the one row of settings. */
const own = 'own';

/** Creates the store of settings and spending over the extension's IndexedDB database. */
export function dexieSettingsStore(database: GlossDatabase): SettingsStore {
  const { settings, spending } = database;
  return {
    getSettings: () => settings.get(own),
    putSettings: (row) => mapWriteErrors(async () => void (await settings.put(row, own))),
    updateSettings: (change) =>
      mapWriteErrors(() =>
        database.transaction('rw', settings, async () => {
          const row = await settings.get(own);
          const changed = change(row);
          if (!changed) return row;
          await settings.put(changed, own);
          return changed;
        }),
      ),
    getSpent: async (month) => (await spending.get(month)) ?? 0,
    addSpent: (month, dollars) =>
      mapWriteErrors(() =>
        database.transaction('rw', spending, async () => {
          await spending.put(((await spending.get(month)) ?? 0) + dollars, month);
        }),
      ),
  };
}
