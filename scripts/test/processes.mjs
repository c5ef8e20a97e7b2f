import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const isWindows = process.platform === 'win32';
const stopTimeoutMs = 5000;

/**
 * Starts a command in a process group of its own, so that its children end with it.
 * @param {string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, onOutput: (text: string) => void }} options
 */
export function startProcess([program, ...parameters], { cwd, env, onOutput }) {
  const child = spawn(/** @type {string} */ (program), parameters, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows,
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  /** @type {Promise<number | string>} the exit code, or the signal or error that ended the command */
  const exited = new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('exit', (code, signal) => resolve(code ?? signal ?? 'no code'));
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const ended = exited.then(async (code) => {
    // What the command left running would hold its output open.
    killGroup(child.pid, 'SIGKILL');
    await Promise.race([closed, sleep(stopTimeoutMs, undefined, { ref: false })]);
    return code;
  });
  /** Ends the command and its children: first by a request, after five seconds by force. */
  const stop = async () => {
    killGroup(child.pid, 'SIGTERM');
    await Promise.race([exited, sleep(stopTimeoutMs)]);
    killGroup(child.pid, 'SIGKILL');
    await ended;
  };
  return { ended, stop };
}

/** @type {(pid: number | undefined, signal: 'SIGTERM' | 'SIGKILL') => void} */
function killGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    if (isWindows) spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
    else process.kill(-pid, signal);
  } catch {
    // All of the group have ended already.
  }
}
