import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { newestChange } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, runPinned } from './pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  ...['components', 'lib', 'locales', 'public', 'scripts', 'server', 'web'],
  ...['package.json', 'package-lock.json'],
];

/**
 * Runs a program of the server's bundle, which is made first when it is missing or older than one of its sources.
 * @param {string} name
 */
export async function runServerProgram(name) {
  const program = join(root, '.output', 'server', `${name}.js`);
  try {
    await ensureInstalled();
    const bundledAt = existsSync(program) ? statSync(program).mtimeMs : 0;
    if (sources.some((source) => newestChange(join(root, source)) >= bundledAt)) bundle();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
  await runPinned(`../.output/server/${name}.js`);
}

function bundle() {
  process.stderr.write('Bundling the server.\n');
  const script = join(root, 'scripts', 'bundle-server.mjs');
  const { status } = spawnSync(pinnedNode, [script], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`Bundling the server failed with code ${status}; its reasons are above.`);
}
