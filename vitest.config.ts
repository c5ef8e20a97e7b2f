import { defineConfig } from 'vitest/config';
import { canRunPostgres } from './server/database/can-run-postgres.ts';

/** Those that start a PostgreSQL. */
const onPostgres = ['server/**/*-postgres.test.ts', 'server/jobs/task-queue.test.ts', 'test/server/**'];
const skipped = canRunPostgres(import.meta.dirname) ? [] : onPostgres;
if (skipped.length > 0) {
  console.warn(
    `Not run: ${skipped.join(', ')}. PostgreSQL does not run as root, and nobody else reaches ${import.meta.dirname}.`,
  );
}

export default defineConfig({
  test: {
    environment: 'node',
    // Files share a process: loading the modules anew for each took most of the time.
    isolate: false,
    // Half of the time goes into waiting for servers and databases.
    maxWorkers: 2,
    include: ['{lib,components,entrypoints,server,scripts,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.component.test.tsx', 'test/e2e/**', '**/node_modules/**', ...skipped],
    // Machines are shared, and what allocates much is slower after other files of its process; what hangs is found all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
