import { defineConfig } from '@playwright/test';

/** Browser tests that are too long for `npm test`, one after the other; each has a small sibling in `test/e2e`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../out/soak',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
});
