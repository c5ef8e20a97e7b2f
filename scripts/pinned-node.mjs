import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const program = process.platform === 'win32' ? 'node.exe' : 'node';
/** The Node that the project pins, once it is installed. */
export const pinnedNode = fileURLToPath(new URL(`../node_modules/node/bin/${program}`, import.meta.url));

/** The interval in which the program that started this one is looked for. */
const parentIntervalMs = 100;

/**
 * Runs a script of this folder with the Node that the project pins, and exits with its code.
 * @param {string} script
 */
export async function runPinned(script) {
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(1);
  }
  const file = fileURLToPath(new URL(script, import.meta.url));
  // The compile cache halves the time to start.
  const env = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)), ...process.env };
  // The channel ends with this process however that ends, so that the child need not outlive it.
  const child = spawn(pinnedNode, [file, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  // npm signals its shell only, which ends and passes nothing on.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), parentIntervalMs).unref();
  // The terminal sends Ctrl+C to the child too; other signals are passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
}
