import { browser } from 'wxt/browser';
import type { App } from '../../components/app/app-context.ts';
import type { PageLink } from '../../components/app/page-link.ts';
import type { ModelDownloads } from '../../lib/ports/model-downloads.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieLiveQueries } from '../../lib/store/dexie/dexie-live-queries.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenClient } from '../channels/offscreen-client.ts';
import { audioClient } from './audio-client.ts';
import { extensionAccount } from './extension-account.ts';
import { navigation } from './pages.ts';
import { serviceClient } from './service-client.ts';

const modelDownloadsClient = offscreenClient<ModelDownloads>(portNames.modelDownloads);

/** Loaded with the first image: a summary without covers needs none of it. */
const loadImages = async () => (await import('./open-image.ts')).images;

const loadShortcuts = async () => (await import('./shortcuts.ts')).shortcuts;

/** The context of a page of the extension: commands go to the worker, records are read from the database. */
export const extensionApp = (
  page: PageLink,
  abilities: Pick<App['device'], 'forgetSites' | 'loadLibraryFiles' | 'loadSpeechSynthesizer' | 'requests'> = {},
): App => ({
  client: serviceClient,
  live: dexieLiveQueries(openDatabase()),
  account: extensionAccount,
  page,
  permissions: {
    request: (origins, sends = []) =>
      browser.permissions.request({ origins, ...(import.meta.env.FIREFOX && sends.length > 0 && { data_collection: sends }) }),
    has: (origins) => browser.permissions.contains({ origins }),
  },
  navigation,
  images: {
    open: async (image) => (await loadImages()).open(image),
    allowHost: async (url) => (await loadImages()).allowHost(url),
  },
  device: {
    version: browser.runtime.getManifest().version,
    loadShortcuts,
    recordings: audioClient,
    // Firefox has no offscreen document, which records and runs speech models.
    canCapture: !import.meta.env.FIREFOX,
    canGenerate: true,
    ...(!import.meta.env.FIREFOX && { modelDownloads: modelDownloadsClient }),
    ...abilities,
  },
  now: Date.now,
});
