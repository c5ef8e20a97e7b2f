/** Programs that some tests can't do without. Plain JavaScript: it runs before anything is installed. */
import process from 'node:process';
import { aptInstall, canInstall } from './apt.mjs';
import { onPath } from './chromium.mjs';

/** By their Debian packages: a screen and hands for the browser's own dialogs, and what films and converts. */
const packages = { Xvfb: 'xvfb', xdotool: 'xdotool', ffmpeg: 'ffmpeg' };

/**
 * Whether these are there.
 * @param {(keyof typeof packages)[]} names
 */
export const hasPrograms = (...names) => names.every(onPath);

/** Installs what is missing where that is possible; the tests that need it are skipped aloud where it is not. */
export async function tryPrograms() {
  const missing = Object.entries(packages).filter(([name]) => !onPath(name));
  if (missing.length === 0 || !canInstall()) return;
  process.stderr.write(`Installing what some tests use: ${missing.map(([name]) => name).join(', ')}.\n`);
  await aptInstall(missing.map(([, name]) => name)).catch(() => undefined);
}
