/** Installs programs from Debian's and Ubuntu's packages. Plain JavaScript: it runs before the dependencies are installed. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

export const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && isDebian();

export const isDebian = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

/**
 * Installs packages. Progress goes to standard error.
 * @param {string[]} packages
 */
export async function aptInstall(packages) {
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** @type {(command: string, args: string[]) => Promise<void>} */
const run = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      // The output of apt-get is progress; standard output is reserved for results.
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`"${command} ${args.join(' ')}" failed with code ${code}.`));
    });
  });
