import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { Failure } from '../../lib/contract/failure.ts';

/** A running external program with its output. */
export interface Child {
  stdout: Readable;
  /** The end of its standard error so far. */
  stderr(): string;
  /** Resolves to the exit code once the process has ended and its output is read; rejects with `siteFailed` if it can't be started. */
  ended: Promise<number | null>;
  /** Kills the process and all that it has started. */
  kill(): void;
}

const maxErrorLength = 64 * 1024;

/**
 * Starts another program without a shell, with a folder as its working and home directory, and without this process's environment,
 * which holds secrets. `input`: a file that it has as descriptor 3. It ends with this process.
 */
export function startChild(path: string, parameters: string[], { folder, input }: { folder: string; input?: number }): Child {
  const { PATH } = process.env;
  const child = spawn(path, parameters, {
    cwd: folder,
    env: { ...(PATH && { PATH }), HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe', ...(input === undefined ? [] : [input])],
    // A group of its own, which can be ended as a whole.
    detached: true,
  });
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', kill);
  const { stdout, stderr } = child as { stdout: Readable; stderr: Readable };
  let errorText = '';
  stderr.setEncoding('utf8').on('data', (words: string) => {
    errorText = (errorText + words).slice(-maxErrorLength);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(new Failure('siteFailed', `${path} can't be started: ${error.message}`)));
    child.once('close', resolve);
  }).finally(() => process.removeListener('exit', kill));
  // A reader of the output alone never awaits the end.
  ended.catch(() => undefined);
  return { stdout, stderr: () => errorText, ended, kill };
}
