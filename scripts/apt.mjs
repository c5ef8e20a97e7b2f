/** Installs programs from Debian's and Ubuntu's packages. Plain JavaScript: it runs before the dependencies are installed. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { isOffline, runInstaller } from './run-installer.mjs';

export const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && isDebian();

export const isDebian = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

/** @type {Promise<void>} */
let last = Promise.resolve();

/**
 * Installs packages, one call after the other, since apt-get locks its lists.
 * @param {string[]} packages
 * @param {import('./run-installer.mjs').InstallOptions} options
 */
export function aptInstall(packages, options) {
  const install = async () => {
    const settings = { ...options, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    const lists = await runInstaller('apt-get', ['update'], settings);
    // Without a network it still succeeds, with the lists of earlier.
    if (isOffline(lists)) throw new Error('"apt-get update" reached no server. Connect to the network and try again.');
    await runInstaller('apt-get', ['install', '-y', '--no-install-recommends', ...packages], settings);
  };
  const done = last.then(install);
  last = done.catch(() => undefined);
  return done;
}
