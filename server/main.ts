import process from 'node:process';
import { pino } from 'pino';
import { ConfigError, readConfig, unknownVariables } from './config.ts';
import { describeError } from './describe-error.ts';
import { settingsHelp } from './describe-settings.ts';
import { describeStart } from './describe-start.ts';
import { maxShutdownMs } from './settings.ts';
import { startServer } from './start-server.ts';

/** Runs the server until a signal, or the end of the program that started it, ends it. An invalid configuration exits with 2. */
async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${settingsHelp()}\n`);
    return;
  }
  const config = readConfig(process.env);
  const log = pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });
  for (const name of unknownVariables(process.env))
    log.warn(`${name} is not a setting of Gloss: check its spelling in docs/self-hosting.md`);
  const server = await startServer(config, log);
  log.info({ role: config.role }, `Gloss runs at ${server.origin}`);
  if (config.role !== 'worker') process.stderr.write(`${describeStart(config, server.origin).join('\n')}\n`);

  let isEnding = false;
  const end = async (signal: NodeJS.Signals | 'disconnect') => {
    // npm and a service manager may signal the same process several times.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), maxShutdownMs).unref();
    log.info({ signal }, 'shutting down');
    await server.close();
    log.info('shut down');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void end(name));
  // npm run serve holds a channel: when it is killed, the server would go on without it.
  process.on('disconnect', () => void end('disconnect'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
