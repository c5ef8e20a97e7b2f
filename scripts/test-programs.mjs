/** Programs that some tests need. Plain JavaScript: it runs before the dependencies are installed. */
import process from 'node:process';
import { aptInstall, canInstall } from './apt.mjs';
import { onPath } from './find-program.mjs';

/** The programs by their Debian packages: a virtual screen and input for the browser's own dialogs, and video tools. */
const packages = { Xvfb: 'xvfb', xdotool: 'xdotool', ffmpeg: 'ffmpeg' };

/**
 * Whether these programs are installed.
 * @param {(keyof typeof packages)[]} names
 */
export const hasPrograms = (...names) => names.every(onPath);

/** Installs missing programs where possible; elsewhere the tests that need them are skipped with a message. */
export async function tryPrograms() {
  const missing = Object.entries(packages).filter(([name]) => !onPath(name));
  if (missing.length === 0 || !canInstall()) return;
  process.stderr.write(`Installing what some tests use: ${missing.map(([name]) => name).join(', ')}.\n`);
  await aptInstall(missing.map(([, name]) => name)).catch(() => undefined);
}
