/** A screen and hands for the tests of the browser's own dialogs. Plain JavaScript: it runs before anything is installed. */
import process from 'node:process';
import { aptInstall, canInstall } from './apt.mjs';
import { onPath } from './chromium.mjs';

const programs = { Xvfb: 'xvfb', xdotool: 'xdotool' };

/** Whether both are there. */
export const hasScreen = () => Object.keys(programs).every(onPath);

/** Installs what is missing where that is possible; the tests that need it are skipped aloud where it is not. */
export async function tryScreen() {
  if (hasScreen() || !canInstall()) return;
  process.stderr.write('Installing a virtual screen for the tests (Xvfb, xdotool).\n');
  await aptInstall(Object.values(programs)).catch(() => undefined);
}
