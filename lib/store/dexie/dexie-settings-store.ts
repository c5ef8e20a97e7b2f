import type { SettingsStore } from '../../ports/settings-store.ts';
import { replaceRow } from '../replace-row.ts';
import type { GlossDatabase } from './database.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { singleRowKey } from './single-row-key.ts';

/** Key of the one row of settings. */

/** Creates the store of settings and spending over the extension's IndexedDB database. */
export function dexieSettingsStore(database: GlossDatabase): SettingsStore {
  const { settings, spending } = database;
  return {
    getSettings: () => settings.get(singleRowKey),
    updateSettings: (change) =>
      mapWriteErrors(() =>
        database.transaction('rw', settings, async () =>
          replaceRow(await settings.get(singleRowKey), change, (changed) => settings.put(changed, singleRowKey)),
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
