import { defineConfig } from 'vitest/config';

/** The long form of tests that `npm test` runs with a few rounds: `orInSoak` gives them their size. */
export default defineConfig({
  test: {
    name: 'soak',
    environment: 'node',
    include: [
      'entrypoints/offscreen/on-device/open-silero.test.ts',
      'lib/images/find-slides.test.ts',
      'lib/images/ocr/read-text.test.ts',
      'lib/models/{resume,write-summary}.test.ts',
      'lib/speech/{join-transcripts,transcribe}.test.ts',
      'lib/sync/{concurrent-notes,random-operations,review-logs}.test.ts',
      'server/oauth/spending-postgres.integration.test.ts',
      'test/formats-table/mutated-files.test.ts',
      'test/transports/agent-walk.test.ts',
      'test/server/{full-disk,kill-every-second,transcription-kills}.integration.test.ts',
    ],
    globalSetup: 'server/testing/shared-postgres.ts',
    provide: { isSoak: true },
    // Each of them loads the machine by itself.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
