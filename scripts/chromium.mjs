/** Finds Chromium, or installs it on a machine that has none. Plain JavaScript: it runs before the dependencies are installed. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { aptInstall, canInstall, isDebian } from './apt.mjs';

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
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!isProgram(configured)) throw new Error(`CHROMIUM_PATH is ${configured}, which is not a program.`);
    return configured;
  }
  return names.map(onPath).find(Boolean) ?? places.find(isProgram);
}

/**
 * Returns the path of a program that is on the PATH.
 * @param {string} name
 * @returns {string | undefined}
 */
export function onPath(name) {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, file)).find(isProgram);
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
  await aptInstall(['chromium', 'fonts-liberation']);
  const installed = findChromium();
  if (!installed) throw new Error('apt-get installed chromium, but no such program is on the PATH. Set CHROMIUM_PATH to it.');
  return installed;
}

const advice = () => {
  if (process.platform === 'darwin') return 'Install it with "brew install --cask chromium", or set CHROMIUM_PATH to one.';
  if (process.platform === 'win32')
    return 'Install it from https://www.chromium.org/getting-involved/download-chromium, or set CHROMIUM_PATH to one.';
  if (isDebian()) return 'Install it with "sudo apt-get install chromium", or set CHROMIUM_PATH to one.';
  return "Install it with your system's package manager, or set CHROMIUM_PATH to one.";
};
