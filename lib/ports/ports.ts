import type { MindMapFormat } from '../contract/exporting.ts';
import type { Clock } from './clock.ts';
import type { DefaultModel } from './default-model.ts';
import type { Engine } from './engine.ts';
import type { Exporter } from './exporter.ts';
import type { FallbackExtractor } from './fallback-extractor.ts';
import type { Fetch } from './fetch.ts';
import type { Jobs } from './jobs.ts';
import type { Meter } from './meter.ts';
import type { Models } from './models.ts';
import type { Novelty } from './novelty.ts';
import type { Pages } from './pages.ts';
import type { RemoteEngine } from './remote-engine.ts';
import type { Search } from './search.ts';
import type { Secrets } from './secrets.ts';
import type { SharedCollections } from './shared-collections.ts';
import type { SlideExtractor } from './slide-extractor.ts';
import type { NamedTranscriber, Speech, Transcriber } from './speech.ts';
import type { StorageMeter } from './storage-meter.ts';
import type { Store } from './store.ts';

/** The ports that a host supplies to the service. Only the extension's background and the server's main compose them. */
export interface Ports {
  store: Store;
  fetch: Fetch;
  pages: Pages;
  fallbackExtractor?: FallbackExtractor;
  engine: Engine;
  models: Models;
  /** The language model of users who have configured none. */
  defaultModel?: DefaultModel;
  speech: Speech;
  /** The default transcriber, for users that have selected none. */
  transcriber?: NamedTranscriber<Exclude<Transcriber, { kind: 'onDevice' }>>;
  /** Whether it can transcribe the media of a page of which only the address is known. */
  canTranscribePages?: boolean;
  slideExtractor: SlideExtractor;
  secrets: Secrets;
  search: Search;
  novelty: Novelty;
  exporter: Exporter;
  meter: Meter;
  /** Collections of other users; absent on a device alone. */
  sharedCollections?: SharedCollections;
  /** Text generation on the account's server; absent without an account. */
  remoteEngine?: RemoteEngine;
  /** The queue of a host with several processes; without it each process runs its own tasks. */
  jobs?: Jobs;
  /** Maximum number of the user's tasks that this process runs at once; no limit on a device, whose user is alone. */
  maxConcurrentTasks?: number;
  /** Whether the caller of an import is still connected, on hosts that know; elsewhere its activity decides. */
  isImportHeld?(importId: string): Promise<boolean>;
  disk: StorageMeter;
  clock: Clock;
  /** Alarm that keeps a worker alive, and restarts a stopped one, while tasks are unfinished. */
  wakeAlarm: { arm(): void; disarm(): void };
  /**
   * Schedules a call of the service's `refresh` at a time (milliseconds since 1970), even after a restart; undefined cancels
   * it.
   */
  scheduleRefresh(time: number | undefined): void;
  /** Shows the number of unseen feed items; absent where the host has no place for it. */
  showUnseen?(count: number): void;
  /**
   * Address of a slide’s image, if this host serves them; otherwise results contain the images. `madeAt` distinguishes the
   * slides of different scans.
   */
  frameUrl?(contentId: string, index: number, madeAt: number): string;
  /** Address from which the user downloads a mind map, if this host serves them. */
  mindMapUrl?(contentId: string, format: MindMapFormat): string;
  /** Address of the page that shows an item to its owner. */
  htmlUrl(contentId: string): string;
}
