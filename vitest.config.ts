import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{lib,components,entrypoints,server,scripts,test}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', '**/node_modules/**'],
    // Machines are shared; what hangs is found all the same.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
