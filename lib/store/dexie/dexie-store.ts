import type { Store } from '../../ports/store.ts';
import type { GlossDatabase } from './database.ts';
import { dexieCardStore } from './dexie-card-store.ts';
import { dexieChangeStore } from './dexie-change-store.ts';
import { dexieChannelStore } from './dexie-channel-store.ts';
import { dexieChatStore } from './dexie-chat-store.ts';
import { dexieCollectionStore } from './dexie-collection-store.ts';
import { dexieDigestStore } from './dexie-digest-store.ts';
import { dexieExchangeStore } from './dexie-exchange-store.ts';
import { dexieLibraryStore } from './dexie-library-store.ts';
import { dexieMediaAnalysisStore } from './dexie-media-analysis-store.ts';
import { dexieMediaStore } from './dexie-media-store.ts';
import { dexieNoteStore } from './dexie-note-store.ts';
import { dexieSettingsStore } from './dexie-settings-store.ts';
import { dexieSyncStore } from './dexie-sync-store.ts';
import { dexieTaskStore } from './dexie-task-store.ts';
import { dexieTextStore } from './dexie-text-store.ts';

/** The store in the browser. Only the background worker opens it. */
export const dexieStore = (database: GlossDatabase): Store => ({
  ...dexieMediaStore(database),
  ...dexieTextStore(database),
  ...dexieTaskStore(database),
  ...dexieLibraryStore(database),
  ...dexieNoteStore(database),
  ...dexieCardStore(database),
  ...dexieCollectionStore(database),
  ...dexieChannelStore(database),
  ...dexieChatStore(database),
  ...dexieChangeStore(database),
  ...dexieSettingsStore(database),
  ...dexieDigestStore(database),
  ...dexieMediaAnalysisStore(database),
  ...dexieExchangeStore(database),
  ...dexieSyncStore(database),
});
