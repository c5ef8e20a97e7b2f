/** Checks the built extension: bundle sizes, manifest and the absence of remote code. Ends with `N passed, N failed`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readBuilt } from './budgets/bundle.ts';
import { type Manifest, reachViolations } from './budgets/manifest.ts';
import { remoteLoads, remotePolicies } from './budgets/remote.ts';
import { measureSizes, sizeTable } from './budgets/sizes.ts';

const built = join(import.meta.dirname, '..', '.output', 'chrome-mv3');
const manifest = JSON.parse(readBuilt(built)('manifest.json')) as Manifest;
const files = globSync('**/*.{html,css,js}', { cwd: built });

const sizes = measureSizes(manifest, files, readBuilt(built));
console.log(`${sizeTable(sizes)}\n`);

const checks: Record<string, string[]> = {
  'runs only on hosts that the manifest names': reachViolations(manifest),
  'loads nothing from elsewhere': [
    ...files.flatMap((path) => remoteLoads(path, readFileSync(join(built, path), 'utf8'))),
    ...remotePolicies(manifest),
  ],
};
for (const [what, violations] of Object.entries(checks)) {
  console.log([`${violations.length > 0 ? 'FAILED' : 'ok'}  ${what}`, ...violations].join('\n    '));
}

const failed =
  sizes.filter(({ size, budget }) => size > budget).length + Object.values(checks).filter(({ length }) => length > 0).length;
console.log(`\n${sizes.length + Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
