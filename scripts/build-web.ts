import { cpSync, globSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { compiledMessages } from './build/compiled-messages.ts';
import { reportOwnWarnings } from './build/report-own-warnings.ts';
import { thirdPartyNotices } from './build/third-party-notices.ts';
import { translationChunks } from './build/translation-chunks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.output', 'web');
/** Files that keep their names, by their sources. */
const staticFiles = {
  'web/manifest.webmanifest': 'library/manifest.webmanifest',
  'public/icon/icon.svg': 'icon/icon.svg',
  'public/icon/128.png': 'icon/128.png',
};

/** Groups modules into few chunks, because each is a request, and many small ones compress worse. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'shared', test: /\/(?:components|lib)\/|node_modules\/@radix-ui\//, minShareCount: 8 },
];

/** Builds the web library's files, by the paths of their addresses on the server. */
export async function buildWeb(): Promise<void> {
  const notices = thirdPartyNotices();
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [notices.plugin],
    // A bare import would resolve to Dexie's development build.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
    build: {
      outDir,
      target: 'es2024',
      // For older browsers the build would replace `:dir()` by a list of languages.
      cssTarget: ['chrome120', 'firefox140', 'safari16.4'],
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
  };
  rmSync(outDir, { recursive: true, force: true });
  await build(
    mergeConfig(shared, {
      plugins: [compiledMessages(), translationChunks()],
      build: {
        assetsDir: 'library/assets',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(root, 'web/index.html'), output: { codeSplitting: { groups } }, onLog: reportOwnWarnings },
      },
    } satisfies InlineConfig),
  );
  renameSync(join(outDir, 'web/index.html'), join(outDir, 'library/index.html'));
  rmSync(join(outDir, 'web'), { recursive: true });
  for (const [source, target] of Object.entries(staticFiles)) cpSync(join(root, source), join(outDir, target));

  const builtFiles = globSync('{library/assets,icon}/**/*.*', { cwd: outDir }).map((path) => `/${path.replaceAll('\\', '/')}`);
  await build(
    mergeConfig(shared, {
      define: { builtFiles: JSON.stringify(builtFiles.sort()) },
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: join(root, 'web/service-worker.ts'),
          output: { entryFileNames: 'library/service-worker.js' },
        },
      },
    } satisfies InlineConfig),
  );
  writeFileSync(join(outDir, 'library/third-party-notices.txt'), notices.text());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb();
