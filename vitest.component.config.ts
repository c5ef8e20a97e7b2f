import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './scripts/build/compiled-messages.ts';
import { translationChunks } from './scripts/build/translation-chunks.ts';
import { findChromium } from './scripts/chromium.mjs';

/** A port that is free now, for the server that some tests call through the page's own origin. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const port = process.env.COMPONENT_SERVER_PORT ?? String(await freePort());
process.env.COMPONENT_SERVER_PORT = port;

// React as users have it: its development build takes a third of the tests' time.
process.env.NODE_ENV = 'production';

/** Packages that are bundled before the first test: one that is found later reloads the page of the tests. */
const bundled = [
  ...['react', 'react-dom/client', 'react/jsx-runtime', 'react-markdown', '@radix-ui/react-tabs', '@tanstack/react-virtual'],
  ...['markmap-view', 'dexie', 'axe-core', 'zod/mini', 'fflate', 'entities', 'htmlparser2', 'franc-min', 'intl-messageformat'],
  ...['ai', '@ai-sdk/anthropic', '@ai-sdk/google', '@ai-sdk/openai-compatible', 'jsonrepair', 'tokenx'],
  ...['mdast-util-from-markdown', '@notionhq/client'],
];

/** Component tests: views on a fake AppContext in an ordinary page of Chromium, without the extension. */
export default defineConfig({
  plugins: [compiledMessages(), translationChunks()],
  // A test can then show views in any language.
  resolve: {
    alias: [
      { find: /^.*\/view-catalog\.ts$/, replacement: join(import.meta.dirname, 'components/testing/switchable-catalog.ts') },
    ],
  },
  server: { proxy: { '/server': { target: `http://127.0.0.1:${port}`, rewrite: (path) => path.replace(/^\/server/, '') } } },
  optimizeDeps: { include: bundled },
  test: {
    name: 'component',
    include: ['{components,entrypoints}/**/*.component.test.tsx'],
    globalSetup: 'test/component/start-server.ts',
    setupFiles: 'components/testing/set-up.ts',
    fileParallelism: false,
    isolate: false,
    sequence: { shuffle: { files: true, tests: true } },
    // Ends for what hangs; none of them decides whether a test passes on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As in the browser tests: what needs its second try on a shared machine is named in the result.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 300_000,
      screenshotFailures: false,
      provider: playwright({
        actionTimeout: 30_000,
        // With a larger nursery, garbage collection takes less of the page's time.
        launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--js-flags=--max-semi-space-size=64'] },
        contextOptions: { locale: 'en-US', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 460, height: 800 } }],
    },
  },
});
