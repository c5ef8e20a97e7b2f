import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { logToStandardError, runInstaller } from './run-installer.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** npm writes this file last, so its existence means that the installation is complete. */
const receipt = `${root}node_modules/.package-lock.json`;

/**
 * Runs `npm ci` when node_modules is missing, unfinished or older than package-lock.json. Plain JavaScript: it runs before
 * anything is installed.
 * @param {import('./run-installer.mjs').InstallOptions} options
 */
export async function ensureInstalled(options = {}) {
  if (isInstalled()) return;
  const { log = logToStandardError } = options;
  log('Installing what Gloss needs (npm ci, about a minute).');
  await runInstaller('npm', ['ci', '--no-audit', '--no-fund'], { ...options, cwd: root });
}

function isInstalled() {
  if (!existsSync(receipt)) return false;
  const lock = `${root}package-lock.json`;
  if (statSync(receipt).mtimeMs >= statSync(lock).mtimeMs) return true;
  // A checkout touches files; what counts is whether the packages differ.
  const packages = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const wanted = packages(lock);
  const present = packages(receipt);
  return Object.keys(wanted).every(
    (path) => path === '' || wanted[path].optional || wanted[path].version === present[path]?.version,
  );
}
