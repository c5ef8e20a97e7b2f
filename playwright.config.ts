import { defineConfig } from '@playwright/test';
import { isQuickRun, variant, variantFiles } from './test/quick-run.ts';

/** Browser tests, on the built extension. The tests of a worker share a browser; each project would start workers of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  ...(isQuickRun && { testIgnore: variantFiles.map((file) => `**/${file}`), grepInvert: new RegExp(variant.tag) }),
  outputDir: 'out/e2e',
  fullyParallel: true,
  // More than there are cores, because a test waits for its browser half of the time.
  workers: 3,
  // A shared machine may stall for seconds. What needs its second try there is named in the report.
  retries: process.env.CI ? 1 : 0,
  // Ends for what hangs; none of them decides whether a test passes on a busy machine.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: 'line',
});
