/** Finds a browser, or installs it on a machine that has none. Plain JavaScript: it runs before the dependencies are installed. */
import process from 'node:process';
import { aptInstall, canInstall, isDebian } from './apt.mjs';
import { isProgram, onPath } from './find-program.mjs';
import { logToStandardError } from './run-installer.mjs';

/**
 * A browser as an installed program: `variable` is the environment variable whose path goes before all others; `names` are looked
 * for on the PATH, then `places`; `package` is Debian's, `cask` is Homebrew's, and `site` offers it for download.
 * @typedef {{ title: string, variable: string, names: string[], places: string[], packages: [string, ...string[]], cask: string,
 *   site: string }} BrowserProgram
 */

/**
 * Returns the path of a browser, if there is one. Throws when its variable is set to something that is not a program.
 * @param {BrowserProgram} browser
 * @returns {string | undefined}
 */
export function findBrowser({ variable, names, places }) {
  const configured = process.env[variable];
  if (configured) {
    if (!isProgram(configured)) {
      throw new Error(`${variable} is ${configured}, which is not a program. Set it to one, or unset it.`);
    }
    return configured;
  }
  return names.map(onPath).find(Boolean) ?? places.find(isProgram);
}

/**
 * Returns the path of a browser, which it installs where that is possible; otherwise throws one line that says what to install.
 * @param {BrowserProgram} browser
 * @param {import('./run-installer.mjs').InstallOptions} options
 * @returns {Promise<string>}
 */
export async function ensureBrowser(browser, options = {}) {
  const { title, variable, packages } = browser;
  const found = findBrowser(browser);
  if (found) return found;
  if (!canInstall()) throw new Error(`${title} is missing. ${advice(browser)}`);
  const { log = logToStandardError } = options;
  log(`${title} is missing; installing it with apt-get (about 100 MB).`);
  await aptInstall(packages, options).catch((/** @type {Error} */ { message }) => {
    throw new Error(`${title} is missing, and ${message} ${advice(browser)}`);
  });
  const installed = findBrowser(browser);
  if (!installed) throw new Error(`apt-get installed ${packages[0]}, but no such program is on the PATH. Set ${variable} to it.`);
  return installed;
}

/** @type {(browser: BrowserProgram) => string} */
const advice = ({ variable, packages, cask, site }) => {
  const install =
    process.platform === 'darwin'
      ? `with "brew install --cask ${cask}"`
      : process.platform === 'win32'
        ? `from ${site}`
        : isDebian()
          ? `with "sudo apt-get install ${packages[0]}"`
          : "with your system's package manager";
  return `Install it ${install}, or set ${variable} to one.`;
};
