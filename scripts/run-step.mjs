import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';

const isWindows = process.platform === 'win32';
const longest = 45 * 60_000;

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/**
 * Runs a step's commands one after the other, until one fails. Prints nothing; `output` holds all output of the commands.
 * @param {import('./test-steps.mjs').Step} step
 * @param {string} root
 * @param {Record<string, string>} env
 */
export async function runStep(step, root, env) {
  if (step.report) {
    mkdirSync(dirname(join(root, step.report)), { recursive: true });
    rmSync(join(root, step.report), { force: true });
  }
  let output = '';
  for (const command of step.commands) {
    const { code, printed } = await run(command, root, { ...env, ...step.env });
    output += printed;
    if (code !== 0) return { ok: false, output: `${output}\n${command.join(' ')} ended with ${code}\n` };
  }
  return { ok: true, output };
}

/** Ends the running command with its child processes. */
export function stopRunning() {
  if (running?.pid === undefined) return;
  try {
    if (isWindows) spawn('taskkill', ['/pid', String(running.pid), '/t', '/f']);
    else process.kill(-running.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/**
 * @param {string[]} command
 * @param {string} root
 * @param {Record<string, string>} env
 * @returns {Promise<{ code: number | string, printed: string }>}
 */
const run = ([program, ...parameters], root, env) =>
  new Promise((resolve) => {
    const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
    const child = spawn(/** @type {string} */ (program), parameters, {
      cwd: root,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own group, so that its children end with it.
      detached: !isWindows,
      shell: isWindows,
    });
    running = child;
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    let tooLong = false;
    const alarm = setTimeout(() => {
      tooLong = true;
      stopRunning();
    }, longest);
    /** @param {number | string} code */
    const end = (code) => {
      clearTimeout(alarm);
      running = undefined;
      resolve({ code: tooLong ? `a stop after ${longest / 60_000} minutes` : code, printed: Buffer.concat(chunks).toString() });
    };
    child.on('error', (error) => end(error.message));
    child.on('close', (code, signal) => end(code ?? signal ?? 'no code'));
  });
