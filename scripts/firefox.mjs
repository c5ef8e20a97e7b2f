import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser, findBrowser } from './browser-program.mjs';

/** @type {import('./browser-program.mjs').BrowserProgram} */
const firefox = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  places: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(process.env.PROGRAMFILES ?? '', 'Mozilla Firefox', 'firefox.exe'),
  ],
  packages: ['firefox-esr'],
  cask: 'firefox',
  site: 'https://www.mozilla.org/firefox',
};

/** Returns the path of Firefox, if there is one. FIREFOX_PATH goes before all others. */
export const findFirefox = () => findBrowser(firefox);

/**
 * Finds Firefox, or installs it where that is possible; otherwise throws one line that says what to install.
 * @param {import('./run-installer.mjs').InstallOptions} options
 */
export const ensureFirefox = (options = {}) => ensureBrowser(firefox, options);
