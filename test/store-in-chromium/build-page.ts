import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const runner = join(import.meta.dirname, 'vitest-in-page.ts');

/** The suite's own `vitest` is the runner in the page, which takes `expect` from the real one. */
const vitestInPage: Plugin = {
  name: 'vitest-in-page',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (source !== 'vitest') return null;
    return importer === runner ? fileURLToPath(import.meta.resolve('vitest')) : runner;
  },
};

/** The scripts of the page that runs the suite, by name; `suite.js` is the first. */
export async function buildPage(): Promise<Map<string, string>> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [vitestInPage],
    define: { 'process.env.NODE_ENV': '"test"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page-suite.ts'), formats: ['es'], fileName: () => 'suite.js' },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return new Map(
    outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : []))),
  );
}
