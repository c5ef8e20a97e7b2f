import { describe } from 'vitest';
import type { Store } from '../../ports/store.ts';
import { cardStoreSuite } from './card-store-suite.ts';
import { channelStoreSuite } from './channel-store-suite.ts';
import { collectionStoreSuite } from './collection-store-suite.ts';
import { digestStoreSuite } from './digest-store-suite.ts';
import { exchangeStoreSuite } from './exchange-store-suite.ts';
import { libraryStoreSuite } from './library-store-suite.ts';
import { mediaAnalysisStoreSuite } from './media-analysis-store-suite.ts';
import { mediaStoreSuite } from './media-store-suite.ts';
import { noteStoreSuite } from './note-store-suite.ts';
import { settingsStoreSuite } from './settings-store-suite.ts';
import { syncStoreSuite } from './sync-store-suite.ts';
import { taskStoreSuite } from './task-store-suite.ts';
import { textStoreSuite } from './text-store-suite.ts';

/** The test suite of every store. */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    describe('of media', () => mediaStoreSuite(open));
    describe('of texts', () => textStoreSuite(open));
    describe('of tasks', () => taskStoreSuite(open));
    describe('of saved items', () => libraryStoreSuite(open));
    describe('of notes', () => noteStoreSuite(open));
    describe('of cards', () => cardStoreSuite(open));
    describe('of collections', () => collectionStoreSuite(open));
    describe('of channels', () => channelStoreSuite(open));
    describe('of transcripts and slides', () => mediaAnalysisStoreSuite(open));
    describe('of settings', () => settingsStoreSuite(open));
    describe('of digests', () => digestStoreSuite(open));
    describe('of exports and imports', () => exchangeStoreSuite(open));
    describe('of sync groups', () => syncStoreSuite(open));
  });
}
