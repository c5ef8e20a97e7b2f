import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { operations } from '../lib/contract/index.ts';
import { createModels } from '../lib/models/models.ts';
import type { Fetch } from '../lib/ports/fetch.ts';
import { unmetered } from '../lib/service/account/unmetered.ts';
import type { SqlDatabase } from '../lib/store/sql/sql-database.ts';
import { inProcessClient } from '../lib/transports/in-process.ts';
import { type Accounts, createAccounts } from './accounts/accounts.ts';
import { createSmtpMailer } from './accounts/mailer.ts';
import { usersWithoutAccount } from './accounts/users-without-account.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { createDigestMails, type DigestMails } from './digest-mail/digest-mails.ts';
import { openTaskQueue, type TaskQueue } from './jobs/task-queue.ts';
import { ytDlp } from './media/yt-dlp.ts';
import { createSqlOAuthGrants } from './oauth/oauth-grants.ts';
import { createFetch } from './outbound/vetted-fetch.ts';
import { createVettedOpen, type VettedOpen } from './outbound/vetted-open.ts';
import { accountMeter } from './ports/account-meter.ts';
import { diskMeter } from './ports/disk-meter.ts';
import { engineThreads } from './ports/engine-threads.ts';
import { type FeedTimes, sqlFeedTimes } from './ports/feed-times.ts';
import { modelFetch } from './ports/model-fetch.ts';
import { openMediaProcessing } from './ports/open-media-processing.ts';
import { getServerKey } from './ports/server-key.ts';
import { serverPorts } from './ports/server-ports.ts';
import { sealingWith } from './sealing.ts';
import { reportModelStages } from './services/report-stages.ts';
import { createServices, type Services } from './services/services.ts';
import { taskGraceMs } from './settings.ts';
import { createSendEvent, type SendEvent } from './webhooks/send-event.ts';
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts';

/** The outbound requests of the process; tests replace them to reach sites on this machine. */
export interface OutboundAccess {
  fetch?: Fetch;
  /** Opens media, and everything else when `fetch` is absent. */
  open?: VettedOpen;
  /** Sends events to webhooks. */
  sendEvent?: SendEvent;
}

/** The parts of a server process that its routes and its repeated work use. */
export interface Host {
  db: SqlDatabase;
  /** Folder of the embedded database, which only this process opens; absent with a PostgreSQL server. */
  directory?: string;
  fetch: Fetch;
  accounts: Accounts;
  webhooks: Webhooks;
  services: Services;
  feedTimes: FeedTimes;
  /** Absent where the server can't send mail. */
  digestMails?: DigestMails;
  /** Absent in a single process, which runs its own tasks; several share a queue. */
  queue?: TaskQueue;
  /** Whether this process runs tasks and repeated work. */
  isWorker: boolean;
  /** Sends mails that wait, if the mail server answers soon, and closes threads and database. */
  close(): Promise<void>;
}

/** The configuration of a host, and what its process gives it. */
export interface HostOptions {
  config: Config;
  /** The server's public address. */
  origin: string;
  outbound: OutboundAccess;
  log: Logger;
  onError(error: unknown, operation?: string): void;
}

/** Opens the database and creates the accounts and services on it. Throws when the data directory is in use. */
export async function createHost(options: HostOptions): Promise<Host> {
  const { databaseUrl: url, databaseConnections: connections, dataDirectory: directory } = options.config;
  const database = await openDatabase({ url, connections, directory });
  try {
    return await createHostOn(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function createHostOn(database: Database, { config, origin, outbound, log, onError }: HostOptions): Promise<Host> {
  const { db } = database;
  const { databaseUrl, isMetered, isSignUpOpen, trustedProxies, mail } = config;
  const directory = databaseUrl ? undefined : config.dataDirectory;
  const sealing = sealingWith(config.secret ?? (await getServerKey(config.dataDirectory)));
  const webhooks = createWebhooks({ db, sealing, send: outbound.sendEvent ?? createSendEvent(), origin, clock: Date });
  const mailer = mail && createSmtpMailer(mail);
  const accounts = createAccounts({
    db,
    apps: createSqlOAuthGrants(db),
    clock: Date,
    config: { origin, isMetered, isSignUpOpen, trustedProxies },
    ...(mailer && { mailer }),
    onError,
  });
  const open = outbound.open ?? createVettedOpen();
  const fetch = outbound.fetch ?? createFetch(open);
  const { ffmpeg, close: closeMediaProcessing, ...mediaPorts } = await openMediaProcessing({ config, open, fetch });
  if (!ffmpeg)
    log.warn('ffmpeg was not found: no audio is transcribed and no video is scanned. Install it, or set GLOSS_FFMPEG.');
  const threads = engineThreads();
  const feedTimes = sqlFeedTimes(db);
  const disk = diskMeter(db, directory);
  const { maxAccountBytes: maxBytes = Number.POSITIVE_INFINITY } = config;
  const hasLimit = (userId: string) => maxBytes < Number.POSITIVE_INFINITY && !usersWithoutAccount.includes(userId);
  const shared = {
    db,
    fetch,
    ...(config.ytDlp && { fallbackExtractor: ytDlp(config.ytDlp) }),
    engine: threads.engine,
    ...mediaPorts,
    defaultModel: config.defaultModel,
    models: reportModelStages(createModels({ fetch: modelFetch(config.modelHosts) })),
    storageMeterOf: (userId: string) => (hasLimit(userId) ? accountMeter({ db, disk, userId, maxBytes }) : disk),
    sealing,
    feedTimes,
    meterOf: (userId: string) => (usersWithoutAccount.includes(userId) ? unmetered : accounts.getMeter(userId)),
    origin,
    onError,
  };
  const isWorker = config.role !== 'node';
  const queue = databaseUrl ? await openTaskQueue({ url: databaseUrl, db, isWorker, onError }) : undefined;
  const services = createServices((userId, wake) => ({ ...serverPorts(shared, userId, wake), jobs: queue?.jobsOf(userId) }));
  const clientOf = (userId: string) => inProcessClient(operations, services.of(userId).handlers);
  const digestMails = mailer && createDigestMails({ db, mailer, origin, clock: Date, clientOf, onError });
  return {
    ...{ db, directory, fetch, accounts, webhooks, services, feedTimes, digestMails, queue, isWorker },
    async close() {
      // A mail server may not answer.
      await Promise.race([accounts.waitForBackgroundWork(), delay(taskGraceMs, undefined, { ref: false })]);
      await threads.close();
      await closeMediaProcessing();
      await database.close();
    },
  };
}
