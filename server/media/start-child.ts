import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { Failure } from '../../lib/contract/failure.ts';

export interface Child {
  stdout: Readable;
  /** Its last words on what went wrong, as far as it has said them. */
  said(): string;
  /** Resolves to its exit code once it has ended and all is read; rejects with `siteFailed` where it can't be started. */
  ended: Promise<number | null>;
  /** Ends it, with whatever it has started itself. */
  end(): void;
}

const mostSaid = 64 * 1024;

/**
 * Another program, started without a shell, in a folder that is its home too, and without this process's environment, which
 * holds secrets. `input`: a file that it finds as number 3. Ends with this process.
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
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', end);
  const { stdout, stderr } = child as { stdout: Readable; stderr: Readable };
  let said = '';
  stderr.setEncoding('utf8').on('data', (words: string) => {
    said = (said + words).slice(-mostSaid);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(new Failure('siteFailed', `${path} can't be started: ${error.message}`)));
    child.once('close', resolve);
  }).finally(() => process.removeListener('exit', end));
  // Who reads what it prints may never ask how it ended.
  ended.catch(() => undefined);
  return { stdout, said: () => said, ended, end };
}
