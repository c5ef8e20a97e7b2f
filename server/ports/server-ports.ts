import type { Engine } from '../../lib/ports/engine.ts';
import type { FallbackExtractor } from '../../lib/ports/fallback-extractor.ts';
import type { Fetch } from '../../lib/ports/fetch.ts';
import type { Meter } from '../../lib/ports/meter.ts';
import type { Models } from '../../lib/ports/models.ts';
import type { Ports } from '../../lib/ports/ports.ts';
import type { SlideExtractor } from '../../lib/ports/slide-extractor.ts';
import type { Speech } from '../../lib/ports/speech.ts';
import type { StorageMeter } from '../../lib/ports/storage-meter.ts';
import { mapDatabaseErrors } from '../../lib/store/sql/map-database-errors.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { sqlSearch } from '../../lib/store/sql/sql-search.ts';
import { sqlSharedCollections } from '../../lib/store/sql/sql-shared-collections.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { framePath } from '../items/frame-path.ts';
import { mindMapPath } from '../items/mind-map-path.ts';
import type { Sealing } from '../sealing.ts';
import { maxTasksPerUser } from '../settings.ts';
import { exporter } from './exporter.ts';
import type { FeedTimes } from './feed-times.ts';
import { inflateSynchronously } from './inflate-synchronously.ts';
import { meteredSpeech } from './metered-speech.ts';
import { serverNovelty } from './server-novelty.ts';
import { sqlSecrets } from './sql-secrets.ts';

/** The ports and dependencies that the services of all users of a process share. */
export interface SharedPorts {
  db: SqlDatabase;
  fetch: Fetch;
  fallbackExtractor?: FallbackExtractor;
  engine: Engine;
  models: Models;
  defaultModel?: Ports['defaultModel'];
  speech: Speech;
  canTranscribePages: boolean;
  transcriber?: Ports['transcriber'];
  slideExtractor: SlideExtractor;
  storageMeterOf(userId: string): StorageMeter;
  sealing: Sealing;
  feedTimes: FeedTimes;
  meterOf(userId: string): Meter;
  origin: string;
  onError(error: unknown): void;
}

/** Creates the ports of the service for one user. */
export function serverPorts(shared: SharedPorts, userId: string, wakeAlarm: Ports['wakeAlarm']): Ports {
  const { db, fetch, fallbackExtractor, engine, models, canTranscribePages, transcriber, sealing, feedTimes, origin, onError } =
    shared;
  const meter = mapDatabaseErrors(shared.meterOf(userId));
  let lastWrite: Promise<void> = Promise.resolve();
  const store = sqlStore(db, userId, inflateSynchronously);
  return {
    store,
    search: sqlSearch(db, userId),
    novelty: serverNovelty(store),
    sharedCollections: sqlSharedCollections(db, userId),
    secrets: mapDatabaseErrors(sqlSecrets(db, userId, sealing)),
    meter,
    fetch,
    // A server has no open pages.
    pages: { find: async () => undefined },
    ...(fallbackExtractor && { fallbackExtractor }),
    engine,
    models,
    defaultModel: shared.defaultModel,
    speech: meteredSpeech(shared.speech, meter),
    canTranscribePages,
    transcriber,
    slideExtractor: shared.slideExtractor,
    exporter,
    disk: mapDatabaseErrors(shared.storageMeterOf(userId)),
    clock: Date,
    wakeAlarm,
    maxConcurrentTasks: maxTasksPerUser,
    scheduleRefresh(time) {
      // In order, so that the last call wins.
      lastWrite = lastWrite.then(() => feedTimes.set(userId, time)).catch(onError);
    },
    htmlUrl: (contentId) => `${origin}/v/${encodeURIComponent(contentId)}`,
    mindMapUrl: (contentId, format) => `${origin}${mindMapPath(contentId, format)}`,
    frameUrl: (contentId, index, madeAt) => `${origin}${framePath(contentId, index, madeAt)}`,
  };
}
