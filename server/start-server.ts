import { createServer, type RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createOwnTokenCheck } from './accounts/own-token.ts';
import { serveAdmin } from './admin/admin-socket.ts';
import { readOverview } from './admin/read-overview.ts';
import { runAdmin } from './admin/run-admin.ts';
import { type Config, originOf } from './config.ts';
import { createHost, type Host, type OutboundAccess } from './create-host.ts';
import { answerStarting } from './http/answer-starting.ts';
import { createDrain } from './http/create-drain.ts';
import { endStalledConnections } from './http/end-stalled-connections.ts';
import { listen } from './http/listen.ts';
import { createMetrics, metricsType } from './http/metrics.ts';
import { createRequestListener } from './http/request-listener.ts';
import { loadAgentPayment } from './payment/agent-payment.ts';
import { startScheduler } from './services/scheduler.ts';
import { maxConcurrentTasks, shutdownTimeoutMs, taskGraceMs } from './settings.ts';

/** A started server process with its public address. */
export interface RunningServer {
  origin: string;
  /** Interrupts running tasks, answers open requests for up to `timeoutMs` (1,200 when absent), and closes everything. */
  close(timeoutMs?: number): Promise<void>;
}

/**
 * Time after which a connection is closed that is idle, or whose client reads nothing. Longer than proxies and clients keep theirs (60 s), which would send a request into
 * one that closes.
 */
const keepAliveTimeoutMs = 75_000;

/** Bytes of a request's headers: two addresses of 4,096 characters, each percent-encoded in up to 9 bytes. */
const maxHeaderSize = 80 * 1024;

/** Starts one process of the service: the composition root. Throws when the port or the data directory is in use. */
export async function startServer(config: Config, log: Logger, outbound: OutboundAccess = {}): Promise<RunningServer> {
  let isDraining = false;
  const onError = (error: unknown, operation?: string) => log.error({ err: error, operation }, 'error');
  const payment = config.payment && (await loadAgentPayment(config.payment));
  let listener: RequestListener = answerStarting;
  const http = createServer({ keepAliveTimeout: keepAliveTimeoutMs, maxHeaderSize }, (request, response) =>
    listener(request, response),
  );
  // Without a listener, Node refuses an expectation that it does not know by an empty 417; HTTP allows to ignore one.
  http.on('checkExpectation', (request, response) => http.emit('request', request, response));
  endStalledConnections(http, keepAliveTimeoutMs);
  const drain = createDrain(http);
  const port = await listen(http, config);
  const origin = config.origin ?? originOf(config.host, port);
  const host = await createHost({ config, origin, outbound, log, onError }).catch(async (error) => {
    await drain(0);
    throw error;
  });
  const { db, directory, accounts, webhooks, services, queue, isWorker } = host;

  let closeAdmin: (() => Promise<void>) | undefined;
  let scheduler: ReturnType<typeof startScheduler> | undefined;
  const close = async (timeoutMs = shutdownTimeoutMs) => {
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
    await host.close();
  };

  try {
    const app = await createApp(host, { config, origin, payment, log, onError, isReady: () => !isDraining });
    if (directory && process.platform !== 'win32')
      closeAdmin = await serveAdmin(directory, (args) => runAdmin(args, { db, accounts, webhooks, directory })).catch(
        (error) => void onError(error),
      );
    if (isWorker) {
      scheduler = startScheduler({ ...host, onError });
      await queue?.work(services.perform, maxConcurrentTasks);
    }
    listener = createRequestListener(app.fetch);
  } catch (error) {
    await close(0);
    throw error;
  }
  return { origin, close };
}

/** The dependencies of a process's routes beside its host. */
interface AppOptions {
  config: Config;
  origin: string;
  payment: Awaited<ReturnType<typeof loadAgentPayment>> | undefined;
  log: Logger;
  onError(error: unknown, operation?: string): void;
  /** Whether the process takes requests: not while it ends. */
  isReady(): boolean;
}

/** Creates the health checks, the figures, and all other routes unless the process is a worker. */
async function createApp(host: Host, { isReady, ...options }: AppOptions): Promise<Hono> {
  const { db, directory } = host;
  const { config } = options;
  const app = new Hono();
  app.get('/healthz', ({ text }) => text('ok'));
  app.get('/readyz', async ({ text }) => {
    const canAnswer = isReady() && (await db.execute(sql`select 1`).then(Boolean, () => false));
    return text(canAnswer ? 'ready' : 'not ready', canAnswer ? 200 : 503);
  });
  const metrics = createMetrics(db);
  const isMonitor = createOwnTokenCheck(config.metricsToken);
  app.get('/metrics', async ({ req, body, notFound }) =>
    isMonitor(req.raw) ? body(await metrics.write(), 200, { 'content-type': metricsType }) : notFound(),
  );
  if (config.role === 'worker') return app;
  const [{ createHttpApp }, { answerUnknownPath }] = await Promise.all([
    import('./http/http-app.ts'),
    import('./pages/missing-page.ts'),
  ]);
  const routes = await createHttpApp({
    ...options,
    ...host,
    readOverview: (find) => readOverview(db, directory, find),
    countRequest: metrics.count,
  });
  return app.route('/', routes).notFound(answerUnknownPath);
}
