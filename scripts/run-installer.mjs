/** Runs installers for those who wait for one. Plain JavaScript: it runs before the dependencies are installed. */
import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * Options of an installation: `log` prints a line of progress (to standard error if omitted, as standard output is reserved for
 * results), and `signal` ends it.
 * @typedef {{ log?: (line: string) => void, signal?: AbortSignal }} InstallOptions
 */

/** @type {(line: string) => void} */
export const logToStandardError = (line) => void process.stderr.write(`${line}\n`);

const progressIntervalMs = 15_000;
/**
 * Whether an installer's output says that it reached no server.
 * @param {string} output
 */
export const isOffline = (output) =>
  /EAI_AGAIN|ENOTFOUND|ENETUNREACH|ECONNREFUSED|ETIMEDOUT|Could not resolve|Temporary failure resolving|Could not connect/.test(
    output,
  );

/**
 * Runs an installer to its end, and returns its output, which is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {InstallOptions & { cwd?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>}
 */
export function runInstaller(command, args, { log = logToStandardError, signal, cwd, env = process.env }) {
  const title = `"${[command, ...args].join(' ')}"`;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const start = Date.now();
    const progress = setInterval(
      () => log(`  ${title} is still running (${Math.round((Date.now() - start) / 1000)} s)`),
      progressIntervalMs,
    );
    child.on('error', (error) => {
      clearInterval(progress);
      reject(new Error(`Could not run ${title}: ${error.message}`));
    });
    child.on('close', (code) => {
      clearInterval(progress);
      if (code === 0) resolve(output);
      else if (isOffline(output)) reject(new Error(`${title} reached no server. Connect to the network and try again.`));
      else reject(new Error(`${title} failed with code ${code}:\n${output.trim().split('\n').slice(-15).join('\n')}`));
    });
  });
}
