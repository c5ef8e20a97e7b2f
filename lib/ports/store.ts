import type { CardStore } from './card-store.ts';
import type { ChangeStore } from './change-store.ts';
import type { ChannelStore } from './channel-store.ts';
import type { ChatStore } from './chat-store.ts';
import type { CollectionStore } from './collection-store.ts';
import type { DigestStore } from './digest-store.ts';
import type { ExchangeStore } from './exchange-store.ts';
import type { LibraryStore } from './library-store.ts';
import type { MediaAnalysisStore } from './media-analysis-store.ts';
import type { MediaStore } from './media-store.ts';
import type { MindMapStore } from './mind-map-store.ts';
import type { NoteStore } from './note-store.ts';
import type { SettingsStore } from './settings-store.ts';
import type { SyncStore } from './sync-store.ts';
import type { TaskStore } from './task-store.ts';
import type { TextStore } from './text-store.ts';

/** The library's store. Every write is atomic; on a full disk it throws `storageFull` and changes nothing. */
export interface Store
  extends MediaStore,
    TextStore,
    TaskStore,
    LibraryStore,
    NoteStore,
    CardStore,
    CollectionStore,
    ChannelStore,
    ChatStore,
    ChangeStore,
    SettingsStore,
    DigestStore,
    MindMapStore,
    MediaAnalysisStore,
    ExchangeStore,
    SyncStore {}
