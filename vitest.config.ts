import { defineConfig } from 'vitest/config';
import { translationChunks } from './scripts/build/translation-chunks.ts';
import { canRunPostgres } from './server/database/testing/can-run-postgres.ts';
import { isQuickRun, variantFiles } from './test/quick-run.ts';

/** The files that use PostgreSQL. */
const onPostgres = [
  'server/**/*-postgres.integration.test.ts',
  'server/jobs/{task-queue,paused-tasks,shared-transcription}.integration.test.ts',
  'test/server/**',
];
const skipped = canRunPostgres(import.meta.dirname) ? [] : onPostgres;
if (skipped.length > 0) {
  console.warn(
    `Not run: ${skipped.join(', ')}. PostgreSQL does not run as root, and no other user can reach ${import.meta.dirname}.`,
  );
}

/** A larger nursery: the tests make so much garbage that collecting it took a tenth of their time. */
const largeNursery = '--max-semi-space-size=64';

const folders = '{lib,components,entrypoints,server,web,scripts,test}';
const shared = {
  environment: 'node',
  restoreMocks: true,
  unstubGlobals: true,
  maxWorkers: 2,
  // As in the browser tests: what needs its second try on a shared machine is named in the result.
  retry: process.env.CI ? 1 : 0,
} as const;

export default defineConfig({
  plugins: [translationChunks()],
  test: {
    sequence: { shuffle: { files: true, tests: true } },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.{component,integration}.test.*', 'test/e2e/**', '**/node_modules/**'],
          // Files share a process: loading the modules for each took most of the time.
          isolate: false,
          execArgv: [largeNursery],
          // Ends for what hangs; none of them decides whether a test passes on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { requireAssertions: true, poll: { timeout: 180_000 } },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'integration',
          isolate: false,
          // Node reads TypeScript itself: transforming the modules for each file took a quarter of the time.
          experimental: { viteModuleRunner: false },
          // A database of WebAssembly lives for seconds here, so the time of optimizing it is lost.
          execArgv: ['--liftoff-only', largeNursery],
          // The tests of a file may follow the life of one server.
          sequence: { shuffle: { tests: false } },
          include: [`${folders}/**/*.integration.test.ts`],
          exclude: ['**/node_modules/**', ...skipped, ...(isQuickRun ? variantFiles : [])],
          globalSetup: 'server/testing/shared-postgres.ts',
          testTimeout: 600_000,
          // A server that starts from nothing creates its database.
          hookTimeout: 600_000,
          // A poll ends with its condition; only what fails takes this long.
          expect: { poll: { timeout: 180_000 } },
        },
      },
    ],
  },
});
