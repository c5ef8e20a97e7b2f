import { createContext, use } from 'react';
import type { AccountCalls, AccountStatus } from '../../lib/contract/account-status.ts';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import type { LiveQueries } from '../../lib/ports/live-queries.ts';
import type { ModelDownloads } from '../../lib/ports/model-downloads.ts';
import type { Contact } from '../../lib/records/contact.ts';
import type { LibraryFiles } from './library-files.ts';
import type { PageLink } from './page-link.ts';
import type { SentData } from './sent-data.ts';
import type { Shortcuts } from './shortcuts.ts';
import type { SpeechSynthesizer } from './speech-synthesizer.ts';

export type AppClient = Client<Operations>;

/** Everything that views need of their host: the extension's pages, an ordinary web page on a server, or a test. */
export interface App {
  client: AppClient;
  live: LiveQueries;
  /**
   * Loads the records of a media item onto this device, for hosts whose live queries lack them until it is opened. Absent where
   * all records are local. Throws `offline` for an item that was never opened on this device.
   */
  loadItem?(contentId: string): Promise<void>;
  account: Account;
  /** The page beside the view. */
  page: PageLink;
  permissions: Permissions;
  navigation: Navigation;
  images: Images;
  device: Device;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The account on a server, as this device uses it. */
export interface Account extends AccountCalls {
  /** Passes the status now and after each change; null while no one is signed in. Returns the function that ends it. */
  onStatus(listener: (status: AccountStatus | null) => void): () => void;
}

/** Access to hosts, as match patterns. A request must be made in the same task as the user's click. */
export interface Permissions {
  /** `sends` is the data that will be sent to the hosts, where the browser has a permission for that. */
  request(patterns: string[], sends?: readonly SentData[]): Promise<boolean>;
  has(patterns: string[]): Promise<boolean>;
}

/** Images of the web, from the hosts that the user trusts with the request. */
export interface Images {
  /** An address that a page may show until `close` is called; undefined for a host that is neither the item's own nor allowed. */
  open(image: { url: string; sourceUrl: string }): Promise<OpenImage | undefined>;
  /** Allows the host of an address for all later images. */
  allowHost(url: string): Promise<void>;
}
export interface OpenImage {
  src: string;
  close(): void;
}

/** The ways to the other pages of Gloss. */
export interface Navigation {
  /** Opens the stored record of a media item, at a moment (seconds). */
  openReader(contentId: string, at?: number): void;
  openLibrary(): void;
  /** Opens the settings, at the page or section with an id. */
  openSettings(section?: string): void;
  openTab(url: string): void;
}

/** The abilities of an installed extension that a web page lacks, and the version that a report of a failure names. */
export interface Device {
  version: string;
  recordings?: Recordings;
  /** Whether the browser can record what a page plays. */
  canCapture?: boolean;
  /** Whether this device can generate texts: with its own models, the browser's, or those of the account's server. */
  canGenerate?: boolean;
  modelDownloads?: ModelDownloads;
  requests?: Requests;
  /** Deletes the sites that the user chose for the player's part and for images, which no library holds. */
  forgetSites?(): Promise<void>;
  /** Loads the browser's keyboard shortcuts. */
  loadShortcuts?(): Promise<Shortcuts>;
  /** Loads the voices that read texts aloud. */
  loadSpeechSynthesizer?(): Promise<SpeechSynthesizer>;
  /** Loads the reader and writer of library files. */
  loadLibraryFiles?(): Promise<LibraryFiles>;
}

/** The log of the requests that this device has sent, and the switch that refuses all to other machines. */
export interface Requests {
  /** The newest 2,000, newest first. Live queries may call it. */
  list(): Promise<Contact[]>;
  clear(): Promise<void>;
  /** Live queries may call it. */
  isLocalOnly(): Promise<boolean>;
  setLocalOnly(isOn: boolean): Promise<void>;
}

/** The captured audio and the opened files that this device stores. */
export interface Recordings {
  /** Ids of the captures that still run. */
  list(): Promise<string[]>;
  /** Ends a capture. Resolves when all of it is stored. */
  stop(recording: { soundId: string }): Promise<void>;
  /** The ended captures and the opened files, with their sizes. */
  listStored(): Promise<{ soundId: string; bytes: number }[]>;
  remove(recording: { soundId: string }): Promise<void>;
}

export const AppContext = createContext<App | undefined>(undefined);

/** The context of the nearest composition root. Throws an error that names the context where there is none. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('AppContext is missing.');
  return app;
}
