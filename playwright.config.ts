import { defineConfig } from '@playwright/test';

const long = ['slide-scan', 'slide-extraction', 'slides', 'captures', 'audio', 'account', 'transcription', 'on-device'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Browser tests, on the built extension. The tests of a worker share a browser. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'out/e2e',
  fullyParallel: true,
  // More than there are cores, because a test waits for its browser half of the time.
  workers: 3,
  // A shared machine may stall for seconds. What needs its second try there is named in the report.
  retries: process.env.CI ? 1 : 0,
  // Ends for what hangs; none of them decides whether a test passes on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'line',
  // The long ones start first, so that none of them is left alone at the end.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
});
