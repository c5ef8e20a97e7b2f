import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{lib,components,entrypoints,server,scripts,test}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', '**/node_modules/**'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
