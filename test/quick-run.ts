import process from 'node:process';

/**
 * Whether the tests run as `npm test`, without the variants: each has other tests for its ability, which
 * docs/decisions/2026-11-28-quick-and-full-run.md names. `npm test -- --full`, a named file, Vitest and Playwright run all tests.
 */
export const isQuickRun = process.env.QUICK_RUN === '1';

/** The test files that the quick run leaves out. */
export const variantFiles = [
  ...['library', 'restart', 'web-library'].map((name) => `test/firefox/${name}.spec.ts`),
  ...[
    ...['account', 'covers', 'export', 'feed-view', 'hostile-content', 'keyboard', 'live', 'note-pictures', 'on-device'],
    ...['open-panel', 'player-translation', 'review', 'recipes', 'reset', 'settings-transcription', 'sites', 'sites-podcasts'],
    ...['slide-scan', 'slides', 'store', 'twitch-chapters', 'views', 'workspace', 'youtube-chapters'],
  ].map((name) => `test/e2e/${name}.spec.ts`),
  ...[
    ...['lib/store/sql/same-search', 'server/backup/backup-postgres', 'server/database/open-pglite'],
    ...['server/jobs/shared-transcription', 'server/media/open-audio', 'server/media/open-video'],
    ...['server/patches/exiting-pglite', 'test/deployment', 'test/server/full-disk', 'test/server/kill-every-second'],
    ...['test/server/transcription-kills', 'test/server/visuals', 'test/upgrade/upgrade'],
  ].map((name) => `${name}.integration.test.ts`),
];

/** Details of a browser test that the quick run leaves out, in a file whose other tests it has. */
export const variant = { tag: '@variant' };
