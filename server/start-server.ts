import { createServer, type RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { operations } from '../lib/contract/index.ts';
import { createModels } from '../lib/models/models.ts';
import type { Fetch } from '../lib/ports/fetch.ts';
import { unmetered } from '../lib/service/account/unmetered.ts';
import { inProcessClient } from '../lib/transports/in-process.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createSmtpMailer } from './accounts/mailer.ts';
import { createOwnTokenCheck } from './accounts/own-token.ts';
import { usersWithoutAccount } from './accounts/users-without-account.ts';
import { serveAdmin } from './admin/admin-socket.ts';
import { readOverview } from './admin/read-overview.ts';
import { runAdmin } from './admin/run-admin.ts';
import { type Config, originOf } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { createDigestMails } from './digest-mail/digest-mails.ts';
import { answerStarting } from './http/answer-starting.ts';
import { createDrain } from './http/create-drain.ts';
import { listen } from './http/listen.ts';
import { createMetrics, metricsType } from './http/metrics.ts';
import { createRequestListener } from './http/request-listener.ts';
import { openTaskQueue } from './jobs/task-queue.ts';
import { ytDlp } from './media/yt-dlp.ts';
import { createSqlOAuthGrants } from './oauth/oauth-grants.ts';
import { createFetch } from './outbound/vetted-fetch.ts';
import { createVettedOpen, type VettedOpen } from './outbound/vetted-open.ts';
import { loadAgentPayment } from './payment/agent-payment.ts';
import { diskMeter } from './ports/disk-meter.ts';
import { engineThreads } from './ports/engine-threads.ts';
import { sqlFeedTimes } from './ports/feed-times.ts';
import { modelFetch } from './ports/model-fetch.ts';
import { openMediaProcessing } from './ports/open-media-processing.ts';
import { getServerKey } from './ports/server-key.ts';
import { serverPorts } from './ports/server-ports.ts';
import { sealingWith } from './sealing.ts';
import { reportModelStages } from './services/report-stages.ts';
import { startScheduler } from './services/scheduler.ts';
import { createServices } from './services/services.ts';
import { maxConcurrentTasks, shutdownTimeoutMs, taskGraceMs } from './settings.ts';
import { createSendEvent, type SendEvent } from './webhooks/send-event.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

/** A started server process with its public address. */
export interface RunningServer {
  origin: string;
  /** Interrupts running tasks, answers open requests for up to `timeoutMs` (1,200 when absent), and closes everything. */
  close(timeoutMs?: number): Promise<void>;
}

/** The outbound requests of the process; tests replace them to reach sites on this machine. */
export interface OutboundAccess {
  fetch?: Fetch;
  /** Opens media, and everything else when `fetch` is absent. */
  open?: VettedOpen;
  /** Sends events to webhooks. */
  sendEvent?: SendEvent;
}

/**
 * Time after which an idle connection is closed. Longer than proxies and clients keep theirs (60 s), which would send a request into
 * one that closes.
 */
const keepAliveTimeout = 75_000;

/** Bytes of a request's headers: two addresses of 4,096 characters, each percent-encoded in up to 9 bytes. */
const maxHeaderSize = 80 * 1024;

/** Starts one process of the service: the composition root. Throws when the port or the data directory is in use. */
export async function startServer(config: Config, log: Logger, outbound: OutboundAccess = {}): Promise<RunningServer> {
  let isDraining = false;
  const onError = (error: unknown, operation?: string) => log.error({ err: error, operation }, 'error');
  const payment = config.payment && (await loadAgentPayment(config.payment));
  let listener: RequestListener = answerStarting;
  const http = createServer({ keepAliveTimeout, maxHeaderSize }, (request, response) => listener(request, response));
  const drain = createDrain(http);
  const port = await listen(http, config);
  const origin = config.origin ?? originOf(config.host, port);

  const database = await openDatabase({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    directory: config.dataDirectory,
  }).catch((error) => {
    http.close();
    throw error;
  });
  const { db } = database;
  // The folder of the embedded database; another process can open a PostgreSQL server itself.
  const directory = config.databaseUrl ? undefined : config.dataDirectory;
  const sealing = sealingWith(config.secret ?? (await getServerKey(config.dataDirectory)));
  const webhooks = createWebhooks({ db, sealing, send: outbound.sendEvent ?? createSendEvent(), origin, clock: Date });
  const { isMetered, isSignUpOpen, trustedProxies, mail } = config;
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
  const shared = {
    db,
    fetch,
    ...(config.ytDlp && { fallbackExtractor: ytDlp(config.ytDlp) }),
    engine: threads.engine,
    ...mediaPorts,
    defaultModel: config.defaultModel,
    models: reportModelStages(createModels({ fetch: modelFetch(config.modelHosts) })),
    disk: diskMeter(db, directory),
    sealing,
    feedTimes,
    meterOf: (userId: string) => (usersWithoutAccount.includes(userId) ? unmetered : accounts.getMeter(userId)),
    origin,
    onError,
  };
  // A single process runs its own tasks; several share a queue.
  const isWorker = config.role !== 'node';
  const queue = config.databaseUrl ? await openTaskQueue({ url: config.databaseUrl, db, isWorker, onError }) : undefined;
  const services = createServices((userId, wake) => ({ ...serverPorts(shared, userId, wake), jobs: queue?.jobsOf(userId) }));

  const clientOf = (userId: string) => inProcessClient(operations, services.of(userId).handlers);
  const digestMails = mailer && createDigestMails({ db, mailer, origin, clock: Date, clientOf, onError });

  const app = new Hono();
  app.get('/healthz', ({ text }) => text('ok'));
  app.get('/readyz', async ({ text }) => {
    const isReady = !isDraining && (await db.execute(sql`select 1`).then(Boolean, () => false));
    return text(isReady ? 'ready' : 'not ready', isReady ? 200 : 503);
  });
  const metrics = createMetrics(db);
  const isMonitor = createOwnTokenCheck(config.metricsToken);
  app.get('/metrics', async ({ req, body, notFound }) =>
    isMonitor(req.raw) ? body(await metrics.write(), 200, { 'content-type': metricsType }) : notFound(),
  );
  if (config.role !== 'worker') {
    const { createHttpApp } = await import('./http/http-app.ts');
    app.route(
      '/',
      await createHttpApp({
        ...{ config, origin, db, accounts, services, fetch, payment, log, digestMails, onError },
        readOverview: (find) => readOverview(db, directory, find),
        countRequest: metrics.count,
      }),
    );
  }
  const closeAdmin =
    directory && process.platform !== 'win32'
      ? await serveAdmin(directory, (args) => runAdmin(args, { db, accounts, webhooks, directory })).catch(onError)
      : undefined;
  const scheduler = isWorker
    ? startScheduler({ db, services, feedTimes, accounts, webhooks, digestMails, queue, onError })
    : undefined;
  if (isWorker) await queue?.work(services.perform, maxConcurrentTasks);
  listener = createRequestListener(app.fetch);

  return {
    origin,
    async close(timeoutMs = shutdownTimeoutMs) {
      isDraining = true;
      const scheduledWork = scheduler?.stop();
      await closeAdmin?.();
      const grace = setTimeout(services.interrupt, taskGraceMs);
      const [hasEnded] = await Promise.all([
        services.settle(timeoutMs),
        drain(timeoutMs),
        queue?.close(taskGraceMs),
        // What it sends must be noted in the database.
        Promise.race([scheduledWork, delay(timeoutMs, undefined, { ref: false })]),
      ]);
      clearTimeout(grace);
      if (!hasEnded) log.warn('some work did not stop in time: it continues at the next start');
      // A mail server may not answer.
      await Promise.race([accounts.waitForBackgroundWork(), delay(taskGraceMs, undefined, { ref: false })]);
      await threads.close();
      await closeMediaProcessing();
      await database.close();
    },
  };
}
