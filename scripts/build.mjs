import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  ...['entrypoints', 'components', 'lib', 'locales', 'demo', 'public', 'scripts'],
  ...['wxt.config.ts', 'package.json', 'package-lock.json'],
];
const manifest = join(root, '.output', 'chrome-mv3', 'manifest.json');

/** Builds the extension when one of its sources is newer than the last build. */
export async function ensureBuilt() {
  const built = existsSync(manifest) ? statSync(manifest).mtimeMs : 0;
  if (sources.every((source) => newestChange(join(root, source)) < built)) return;
  process.stderr.write('Building the extension. ');
  const start = Date.now();
  await build();
  process.stderr.write(`Done in ${((Date.now() - start) / 1000).toFixed(1)} s.\n`);
}

/** Latest change below a path. A folder counts itself, because deletions change it.
 * @type {(path: string) => number} */
export function newestChange(path) {
  const { mtimeMs } = statSync(path);
  const isFolder = statSync(path).isDirectory();
  return isFolder ? Math.max(mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name)))) : mtimeMs;
}

/** @returns {Promise<void>} */
function build() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(root, 'node_modules', 'node', 'bin', program);
  const wxt = join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(node, [wxt, 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const messages = [];
    child.stdout.on('data', (chunk) => messages.push(chunk));
    child.stderr.on('data', (chunk) => messages.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`\n${Buffer.concat(messages)}\nThe build failed with code ${code}; its reasons are above.`));
    });
  });
}
