import type { SyncState } from '../../records/sync-state.ts';
import type { GlossDatabase } from './database.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { singleRowKey } from './single-row-key.ts';

/** Key of the one state. */

/** Reads and writes the state of synchronization of the library in a database. */
export const dexieSyncState = ({ syncState }: GlossDatabase) => ({
  get: (): Promise<SyncState | undefined> => syncState.get(singleRowKey),
  set: (state: SyncState | undefined): Promise<void> =>
    mapWriteErrors(async () => void (await (state ? syncState.put(state, singleRowKey) : syncState.delete(singleRowKey)))),
});
