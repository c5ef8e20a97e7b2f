import type { Meter } from '../../lib/ports/meter.ts';
import type { Models } from '../../lib/ports/models.ts';
import type { Pictures } from '../../lib/ports/pictures.ts';
import type { Engine, Fetch, LastWay, Ports, StorageMeter } from '../../lib/ports/ports.ts';
import type { Speech } from '../../lib/ports/speech.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { sqlSearch } from '../../lib/store/sql/sql-search.ts';
import { sqlSharedCollections } from '../../lib/store/sql/sql-shared-collections.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { toldFailures } from '../../lib/store/sql/told-failures.ts';
import { framePath } from '../items/frame-path.ts';
import { exporter } from './exporter.ts';
import type { FeedTimes } from './feed-times.ts';
import { inflateAtOnce } from './inflate-at-once.ts';
import { meteredSpeech } from './metered-speech.ts';
import type { Sealing } from './sealing.ts';
import { sqlSecrets } from './sql-secrets.ts';

/** What all users of a process share. */
export interface SharedPorts {
  db: SqlDatabase;
  fetch: Fetch;
  lastWay?: LastWay;
  engine: Engine;
  models: Models;
  speech: Speech;
  hearsPages: boolean;
  transcriber?: Ports['transcriber'];
  pictures: Pictures;
  disk: StorageMeter;
  sealing: Sealing;
  feedTimes: FeedTimes;
  meterOf(userId: string): Meter;
  origin: string;
  onError(error: unknown): void;
}

/** The ports of one user. */
export function serverPorts(shared: SharedPorts, userId: string, wake: Ports['wake']): Ports {
  const { db, fetch, lastWay, engine, models, hearsPages, transcriber, disk, sealing, feedTimes, origin, onError } = shared;
  const meter = toldFailures(shared.meterOf(userId));
  let noted: Promise<void> = Promise.resolve();
  return {
    store: sqlStore(db, userId, inflateAtOnce),
    search: sqlSearch(db, userId),
    sharedCollections: sqlSharedCollections(db, userId),
    secrets: toldFailures(sqlSecrets(db, userId, sealing)),
    meter,
    fetch,
    // Nobody's browser is here.
    pages: { find: async () => undefined },
    ...(lastWay && { lastWay }),
    engine,
    models,
    speech: meteredSpeech(shared.speech, meter),
    hearsPages,
    transcriber,
    pictures: shared.pictures,
    exporter,
    disk: toldFailures(disk),
    clock: Date,
    wake,
    refreshAt(time) {
      // One after the other, so that the last one stays.
      noted = noted.then(() => feedTimes.set(userId, time)).catch(onError);
    },
    showUnseen: () => undefined,
    htmlUrl: (contentId) => `${origin}/v/${encodeURIComponent(contentId)}`,
    frameUrl: (contentId, index, madeAt) => `${origin}${framePath(contentId, index, madeAt)}`,
  };
}
