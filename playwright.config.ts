import { defineConfig } from '@playwright/test';

/** Browser tests, on the built extension. Each starts a browser of its own, and waits for it most of the time. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'out/e2e',
  workers: 2,
  // A shared machine may stall for seconds. What needs its second try there is named in the report.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'line',
});
