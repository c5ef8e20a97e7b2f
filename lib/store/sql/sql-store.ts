import type { Store } from '../../ports/store.ts';
import type { Inflate } from '../compression.ts';
import { mapDatabaseErrors } from './map-database-errors.ts';
import { sqlCardStore } from './sql-card-store.ts';
import { sqlChangeStore } from './sql-change-store.ts';
import { sqlChannelStore } from './sql-channel-store.ts';
import { sqlChatStore } from './sql-chat-store.ts';
import { sqlCollectionStore } from './sql-collection-store.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqlDigestStore } from './sql-digest-store.ts';
import { sqlExchangeStore } from './sql-exchange-store.ts';
import { sqlLibraryStore } from './sql-library-store.ts';
import { sqlMediaAnalysisStore } from './sql-media-analysis-store.ts';
import { sqlMediaStore } from './sql-media-store.ts';
import { sqlNoteStore } from './sql-note-store.ts';
import { sqlSettingsStore } from './sql-settings-store.ts';
import { sqlSyncStore } from './sql-sync-store.ts';
import { sqlTaskStore } from './sql-task-store.ts';
import { sqlTextStore } from './sql-text-store.ts';

/** Creates the store of one user on PostgreSQL. Many stores may be in use at a time, in many processes. */
export const sqlStore = (db: SqlDatabase, userId: string, inflate?: Inflate): Store =>
  mapDatabaseErrors({
    ...sqlMediaStore(db, userId, inflate),
    ...sqlTextStore(db, userId),
    ...sqlTaskStore(db, userId),
    ...sqlLibraryStore(db, userId),
    ...sqlNoteStore(db, userId),
    ...sqlCardStore(db, userId),
    ...sqlCollectionStore(db, userId),
    ...sqlChannelStore(db, userId),
    ...sqlChatStore(db, userId),
    ...sqlChangeStore(db, userId),
    ...sqlSettingsStore(db, userId),
    ...sqlDigestStore(db, userId),
    ...sqlMediaAnalysisStore(db, userId),
    ...sqlExchangeStore(db, userId),
    ...sqlSyncStore(db, userId),
  });
