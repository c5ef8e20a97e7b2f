import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** npm writes this file last, so its existence means that the installation is complete. */
const receipt = `${root}node_modules/.package-lock.json`;

/**
 * Runs `npm ci` when node_modules is missing, unfinished or older than package-lock.json. Progress and npm's own errors
 * go to standard error. Plain JavaScript: it runs before anything is installed.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  process.stderr.write('Installing what Gloss needs (npm ci, about a minute).\n');
  await run('npm', ['ci', '--no-audit', '--no-fund']);
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

/** @type {(command: string, args: string[]) => Promise<void>} */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      // Standard output is reserved for results.
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    const start = Date.now();
    const heart = setInterval(() => {
      process.stderr.write(`  still installing (${Math.round((Date.now() - start) / 1000)} s)\n`);
    }, 15_000);
    child.on('error', (error) => {
      clearInterval(heart);
      reject(new Error(`Could not run ${command}: ${error.message}`));
    });
    child.on('exit', (code) => {
      clearInterval(heart);
      if (code === 0) resolve();
      else reject(new Error(`"${command} ${args.join(' ')}" failed with code ${code}; its reasons stand above.`));
    });
  });
}
