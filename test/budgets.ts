/** Checks the built extension and web library: bundle sizes, manifest, the absence of remote code, and the notices of what it contains. Ends with `N passed, N failed`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readSources } from './architecture/imports.ts';
import { firstScripts, readBuilt } from './budgets/bundle.ts';
import { type Manifest, reachViolations, untranslatedTexts } from './budgets/manifest.ts';
import { importedPackages, missingNotices } from './budgets/notices.ts';
import { remoteLoads, remotePolicies } from './budgets/remote.ts';
import { measureSizes, measureWebLibrary, sizeTable } from './budgets/sizes.ts';

const root = join(import.meta.dirname, '..');
const built = join(root, '.output', 'chrome-mv3');
const manifest = JSON.parse(readBuilt(built)('manifest.json')) as Manifest;
const files = globSync('**/*.{html,css,js}', { cwd: built });

const web = join(root, '.output', 'web');
const sizes = [
  ...measureSizes(manifest, files, readBuilt(built)),
  measureWebLibrary(globSync('library/**/*.{css,js}', { cwd: web }), readBuilt(web)),
];
console.log(`${sizeTable(sizes)}\n`);

const sources = readSources(root).filter(({ path }) => !/\.test\.tsx?$/.test(path));
const entries = sources.map(({ path }) => path).filter((path) => path.startsWith('entrypoints/'));

/** Packages of which only re-exports are used, so that no code of theirs is in the build. */
const reExporting = new Set(['ai']);
/** Neural networks that are in the package, by the names of their notices. */
const networks = ['PP-OCR models', 'Silero VAD'];

const checks: Record<string, string[]> = {
  'runs only on hosts that the manifest names': reachViolations(manifest),
  'asks the page before the popup is loaded': ['popup.html'].filter((page) => firstScripts(page, readBuilt(built)).length === 0),
  'names itself in every language': untranslatedTexts(manifest),
  'loads nothing from elsewhere': [
    ...files.flatMap((path) => remoteLoads(path, readFileSync(join(built, path), 'utf8'))),
    ...remotePolicies(manifest),
  ],
  'names every package that it contains': missingNotices(
    [...importedPackages(sources, entries), ...networks].filter((name) => !reExporting.has(name)),
    readBuilt(built)('third-party-notices.txt'),
  ).map((name) => `third-party-notices.txt lacks ${name}`),
};
for (const [what, violations] of Object.entries(checks)) {
  console.log([`${violations.length > 0 ? 'FAILED' : 'ok'}  ${what}`, ...violations].join('\n    '));
}

const failed =
  sizes.filter(({ size, budget }) => size > budget).length + Object.values(checks).filter(({ length }) => length > 0).length;
console.log(`\n${sizes.length + Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
