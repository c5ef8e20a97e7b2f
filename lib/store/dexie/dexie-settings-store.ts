import type { SettingsStore } from '../../ports/settings-store.ts';
import { replaceRow } from '../replace-row.ts';
import type { GlossDatabase } from './database.ts';
import { mapWriteErrors } from './map-write-errors.ts';

/** Key of the one row of settings. */
const own = 'own';

/** Creates the store of settings and spending over the extension's IndexedDB database. */
export function dexieSettingsStore(database: GlossDatabase): SettingsStore {
  const { settings, spending } = database;
  return {
    getSettings: () => settings.get(own),
    updateSettings: (change) =>
      mapWriteErrors(() =>
        database.transaction('rw', settings, async () =>
          replaceRow(await settings.get(own), change, (changed) => settings.put(changed, own)),
        ),
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
