import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Failure } from '../../lib/contract/failure.ts';

export interface ProgramLimits {
  /** Runs at a time; others wait. */
  together: number;
  /** Milliseconds of one run. */
  patience: number;
  /** Of what it prints. */
  maxBytes: number;
}

export type RunProgram = (parameters: string[], signal: AbortSignal) => Promise<Buffer>;

/**
 * Another program, started without a shell, in an empty folder that is its home too, and without this process's environment, which
 * holds secrets. Gives what it printed. Throws `siteFailed` for a program that isn't there or fails, `timeout`, `tooLarge` or
 * `cancelled`; whatever it has started itself ends with it.
 */
export function programRunner(path: string, { together, patience, maxBytes }: ProgramLimits): RunProgram {
  const waiting: (() => void)[] = [];
  let free = together;

  return async (parameters, signal) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const folder = await mkdtemp(join(tmpdir(), 'gloss-program-'));
    try {
      signal.throwIfAborted();
      return await output(path, parameters, { folder, patience, maxBytes, signal });
    } catch (error) {
      throw Failure.from(error);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
      await rm(folder, { recursive: true, force: true });
    }
  };
}

interface Run extends Omit<ProgramLimits, 'together'> {
  folder: string;
  signal: AbortSignal;
}

function output(path: string, parameters: string[], { folder, patience, maxBytes, signal }: Run): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const { PATH } = process.env;
  const child = spawn(path, parameters, {
    cwd: folder,
    env: { ...(PATH && { PATH }), HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'ignore'],
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
  const refuse = (error: unknown) => {
    end();
    reject(error);
  };
  const aborted = () => refuse(Failure.from(signal.reason));
  const late = setTimeout(() => refuse(new Failure('timeout', `${path} took too long`)), patience);
  signal.addEventListener('abort', aborted, { once: true });
  process.once('exit', end);

  const pieces: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > maxBytes) refuse(new Failure('tooLarge', `${path} printed more than ${maxBytes} bytes`));
    else pieces.push(piece);
  });
  child.once('error', (error) => refuse(new Failure('siteFailed', `${path} can't be started: ${error.message}`)));
  child.once('close', (code) => {
    if (code === 0) resolve(Buffer.concat(pieces));
    else refuse(new Failure('siteFailed', `${path} ended with ${code}`));
  });
  return promise.finally(() => {
    clearTimeout(late);
    signal.removeEventListener('abort', aborted);
    process.removeListener('exit', end);
  });
}
