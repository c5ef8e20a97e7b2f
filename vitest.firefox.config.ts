import { defineConfig } from 'vitest/config';
import { isQuickRun, variantFiles } from './test/quick-run.ts';

/** Journeys in a real Firefox, on the built extension. All files share one process, and so one browser. */
export default defineConfig({
  test: {
    name: 'firefox',
    include: ['test/firefox/*.spec.ts'],
    exclude: isQuickRun ? variantFiles : [],
    isolate: false,
    maxWorkers: 1,
    // Only what hangs ends here: on a busy machine the start of the browser, which counts for the first test, takes a minute.
    testTimeout: 420_000,
    hookTimeout: 420_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
