/** Where Chromium is, and how it comes onto a machine that has none. Plain JavaScript: it runs before anything is installed. */
import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

// Branded Chrome and Edge ignore --load-extension, so only builds that obey it are looked for.
const names = ['chromium', 'chromium-browser', 'ungoogled-chromium', 'chrome-for-testing', 'google-chrome-for-testing'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  join(process.env.LOCALAPPDATA ?? '', 'Chromium', 'Application', 'chrome.exe'),
];

/** @type {(file: string) => boolean} */
const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/**
 * The path of a Chromium that loads unpacked extensions, if there is one. CHROMIUM_PATH goes before all others.
 * @returns {string | undefined}
 */
export function findChromium() {
  const wish = process.env.CHROMIUM_PATH;
  if (wish) {
    if (!isProgram(wish)) throw new Error(`CHROMIUM_PATH is ${wish}, which is not a program.`);
    return wish;
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  return [...onPath, ...places].find(isProgram);
}

/**
 * Finds Chromium, or installs it where that is possible.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (!canInstall()) throw new Error(`Chromium is missing. ${advice()}`);
  process.stderr.write('Chromium is missing; installing it with apt-get (about 100 MB).\n');
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  const installed = findChromium();
  if (!installed) throw new Error('apt-get installed chromium, but no such program is on the PATH. Set CHROMIUM_PATH to it.');
  return installed;
}

const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && isDebian();

const isDebian = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

const advice = () => {
  if (process.platform === 'darwin') return 'Install it with "brew install --cask chromium", or set CHROMIUM_PATH to one.';
  if (process.platform === 'win32')
    return 'Install it from https://www.chromium.org/getting-involved/download-chromium, or set CHROMIUM_PATH to one.';
  if (isDebian()) return 'Install it with "sudo apt-get install chromium", or set CHROMIUM_PATH to one.';
  return "Install it with your system's package manager, or set CHROMIUM_PATH to one.";
};

/** @type {(command: string, args: string[]) => Promise<void>} */
const run = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      // What apt-get says belongs to the progress; standard output is kept for results.
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`"${command} ${args.join(' ')}" failed with code ${code}.`));
    });
  });
