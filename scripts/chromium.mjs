import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser, findBrowser } from './browser-program.mjs';

/** @type {import('./browser-program.mjs').BrowserProgram} */
const chromium = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  // Branded Chrome and Edge ignore --load-extension, so only builds that obey it are looked for.
  names: ['chromium', 'chromium-browser', 'ungoogled-chromium', 'chrome-for-testing', 'google-chrome-for-testing'],
  places: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    join(process.env.LOCALAPPDATA ?? '', 'Chromium', 'Application', 'chrome.exe'),
  ],
  packages: ['chromium', 'fonts-liberation'],
  cask: 'chromium',
  site: 'https://www.chromium.org/getting-involved/download-chromium',
};

/** Returns the path of a Chromium that loads unpacked extensions, if there is one. CHROMIUM_PATH goes before all others. */
export const findChromium = () => findBrowser(chromium);

/**
 * Finds Chromium, or installs it where that is possible; otherwise throws one line that says what to install.
 * @param {import('./run-installer.mjs').InstallOptions} options
 */
export const ensureChromium = (options = {}) => ensureBrowser(chromium, options);
