import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { startChild } from './start-child.ts';

/** Limits of the runs of an external program. */
export interface ProgramLimits {
  /** The maximum number of runs at a time; others wait. */
  concurrency: number;
  /** The maximum duration of one run. */
  timeoutMs: number;
  /** The maximum length of its output. */
  maxBytes: number;
}

/** Receives the standard output of an external program in chunks; an error that it throws ends the program. */
export type OutputHandler = (chunk: Buffer) => Promise<void> | void;
/**
 * Runs an external program with arguments and passes on its standard output in chunks. Resolves when it has ended successfully.
 */
export type RunProgram = (parameters: string[], signal: AbortSignal, onPrinted: OutputHandler) => Promise<void>;

export const programFolder = 'gloss-program-';

/**
 * Runs another program, as `startChild` starts it, in an empty folder. Throws `siteFailed` for a program that is missing or fails,
 * `timeout`, `tooLarge` or `cancelled`; processes that it has started end with it.
 */
export function programRunner(path: string, { concurrency, timeoutMs, maxBytes }: ProgramLimits): RunProgram {
  const gate = limitConcurrency(concurrency);
  return (parameters, signal, onPrinted) =>
    gate(async () => {
      const folder = await mkdtemp(join(tmpdir(), programFolder));
      const late = AbortSignal.timeout(timeoutMs);
      const within = AbortSignal.any([signal, late]);
      try {
        signal.throwIfAborted();
        const child = startChild(path, parameters, { folder });
        within.addEventListener('abort', child.kill, { once: true });
        try {
          let size = 0;
          for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
            size += chunk.length;
            if (size > maxBytes) throw new Failure('tooLarge', `${path} printed more than ${maxBytes} bytes.`);
            await onPrinted(chunk);
          }
          const code = await child.ended;
          if (code !== 0 && !within.aborted) throw new Failure('siteFailed', `${path} ended with ${code}.`);
          within.throwIfAborted();
        } finally {
          child.kill();
          within.removeEventListener('abort', child.kill);
        }
      } catch (error) {
        throw late.aborted && !signal.aborted
          ? new Failure('timeout', `${path} took longer than ${timeoutMs} ms.`)
          : Failure.from(error);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
}

/** Runs an external program and returns its whole standard output. */
export async function readOutput(run: RunProgram, parameters: string[], signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await run(parameters, signal, (chunk) => void chunks.push(chunk));
  return Buffer.concat(chunks);
}
