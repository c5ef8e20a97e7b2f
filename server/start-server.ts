import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createModels } from '../lib/models/models.ts';
import type { Fetch } from '../lib/ports/ports.ts';
import { unmetered } from '../lib/service/account/unmetered.ts';
import { createAccounts } from './accounts/accounts.ts';
import { smtpMailer } from './accounts/mailer.ts';
import { ownUserId } from './accounts/own-token.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { drainable } from './http/drain-on-close.ts';
import { openTaskQueue } from './jobs/task-queue.ts';
import { ytDlp } from './media/yt-dlp.ts';
import { sqlOAuthGrants } from './oauth/oauth-grants.ts';
import { fetchBy } from './outbound/vetted-fetch.ts';
import { type VettedOpen, vettedOpen } from './outbound/vetted-open.ts';
import { agentPayment, payerId } from './payment/agent-payment.ts';
import { diskMeter } from './ports/disk-meter.ts';
import { engineThreads } from './ports/engine-threads.ts';
import { sqlFeedTimes } from './ports/feed-times.ts';
import { modelFetch } from './ports/model-fetch.ts';
import { openMediaProcessing } from './ports/open-media-processing.ts';
import { sealingWith } from './ports/sealing.ts';
import { serverKey } from './ports/server-key.ts';
import { serverPorts } from './ports/server-ports.ts';
import { tellingModels } from './services/report-stages.ts';
import { startKeeping } from './services/scheduler.ts';
import { createServices } from './services/services.ts';

export interface RunningServer {
  origin: string;
  /** Answers what has come, ends or leaves what is going on, and closes everything. */
  close(): Promise<void>;
}

/** How this process reaches others; for tests, whose sites stand on this machine. */
export interface WaysOut {
  fetch?: Fetch;
  /** For media, and without the other one for everything. */
  open?: VettedOpen;
}

/** Tasks at a time, of each kind; most of their time they wait for somebody else. */
const together = 4;
/** How long what is going on may still take when the server ends, in milliseconds. */
const patience = 15_000;

/** The composition root: one process of the service. Throws when a port or the data directory is taken. */
export async function startServer(config: Config, log: Logger, ways: WaysOut = {}): Promise<RunningServer> {
  let isDraining = false;
  const onError = (error: unknown, operation?: string) => log.error({ err: error, operation }, 'fault');
  const payment = config.payment && (await agentPayment(config.payment));
  let listener: RequestListener = (_, response) => void response.writeHead(503, { 'retry-after': '1' }).end();
  const http = createServer((request, response) => listener(request, response));
  const drain = drainable(http);
  http.listen(config.port, config.host);
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const origin = config.origin ?? `http://${['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host}:${port}`;

  const database = await openDatabase({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    directory: config.dataDirectory,
  }).catch((error) => {
    http.close();
    throw error;
  });
  const { db } = database;
  const { isMetered, isSignUpOpen, trustedProxies, mail } = config;
  const accounts = createAccounts({
    db,
    apps: sqlOAuthGrants(db),
    clock: Date,
    config: { origin, isMetered, isSignUpOpen, trustedProxies },
    ...(mail && { mailer: smtpMailer(mail) }),
    onError,
  });
  const open = ways.open ?? vettedOpen();
  const fetch = ways.fetch ?? fetchBy(open);
  const { ffmpeg, close: closeSenses, ...senses } = await openMediaProcessing({ config, open, fetch });
  if (!ffmpeg)
    log.warn('ffmpeg was not found: no audio is transcribed and no video is scanned. Install it, or set GLOSS_FFMPEG.');
  const threads = engineThreads();
  const feedTimes = sqlFeedTimes(db);
  const shared = {
    db,
    fetch,
    ...(config.ytDlp && { fallbackExtractor: ytDlp(config.ytDlp) }),
    engine: threads.engine,
    ...senses,
    models: tellingModels(createModels({ fetch: modelFetch(config.modelHosts) })),
    disk: diskMeter(db, config.databaseUrl ? undefined : config.dataDirectory),
    sealing: sealingWith(config.secret ?? (await serverKey(config.dataDirectory))),
    feedTimes,
    meterOf: (userId: string) => ([ownUserId, payerId].includes(userId) ? unmetered : accounts.meterOf(userId)),
    origin,
    onError,
  };
  // One process alone does what it was asked; several share a queue.
  const isWorker = config.role !== 'node';
  const queue = config.databaseUrl ? await openTaskQueue({ url: config.databaseUrl, db, isWorker, onError }) : undefined;
  const services = createServices((userId, wake) => ({ ...serverPorts(shared, userId, wake), jobs: queue?.jobsOf(userId) }));

  const app = new Hono();
  app.get('/healthz', ({ text }) => text('ok'));
  app.get('/readyz', async ({ text }) => {
    const isReady = !isDraining && (await db.execute(sql`select 1`).then(Boolean, () => false));
    return text(isReady ? 'ready' : 'not ready', isReady ? 200 : 503);
  });
  if (config.role !== 'worker') {
    const { httpApp } = await import('./http/http-app.ts');
    app.route('/', await httpApp({ config, origin, db, accounts, services, fetch, payment, log, onError }));
  }
  const keeping = isWorker ? startKeeping({ db, services, feedTimes, accounts, queue, onError }) : undefined;
  if (isWorker) await queue?.work(services.perform, together);
  listener = getRequestListener(app.fetch);

  return {
    origin,
    async close() {
      isDraining = true;
      keeping?.stop();
      const [hasEnded] = await Promise.all([services.settle(patience), drain(patience), queue?.close(patience / 2)]);
      if (!hasEnded) log.warn('unfinished work is taken up at the next start');
      await accounts.settle();
      await threads.close();
      await closeSenses();
      await database.close();
    },
  };
}
