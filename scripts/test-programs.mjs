/** Programs that some tests need. Plain JavaScript: it runs before the dependencies are installed. */
import { aptInstall, canInstall } from './apt.mjs';
import { onPath } from './find-program.mjs';
import { logToStandardError } from './run-installer.mjs';

/** The programs by their Debian packages: a virtual screen and input for the browser's own dialogs, and video tools. */
const packages = { Xvfb: 'xvfb', xdotool: 'xdotool', ffmpeg: 'ffmpeg' };

/**
 * Whether these programs are installed.
 * @param {(keyof typeof packages)[]} names
 */
export const hasPrograms = (...names) => names.every(onPath);

/**
 * Installs missing programs where possible, and returns those that are missing still: the tests that need them are skipped.
 * @param {import('./run-installer.mjs').InstallOptions} options
 */
export async function tryPrograms(options = {}) {
  const missing = () => Object.entries(packages).filter(([name]) => !onPath(name));
  if (missing().length > 0 && canInstall()) {
    const { log = logToStandardError } = options;
    log(
      `Installing what some tests use: ${missing()
        .map(([name]) => name)
        .join(', ')}.`,
    );
    await aptInstall(
      missing().map(([, name]) => name),
      options,
    ).catch(({ message }) => log(message));
  }
  return missing().map(([name]) => name);
}
