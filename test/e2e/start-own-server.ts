import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerCommand } from './own-server-process.ts';

/** A real server on this machine, with a database of its own. */
export interface LocalServer {
  origin: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its database. */
  remove(): Promise<void>;
}

/**
 * Starts a server on a free port. It may call the models at `modelHost`. With `feeds`, texts by their addresses, it sends no other
 * requests. It runs in a process of its own: the runner of the tests
 * would compile the server's modules, and the database's WebAssembly with every optimization.
 */
export async function startOwnServer(modelHost = '', feeds?: Record<string, string>): Promise<LocalServer> {
  const directory = mkdtempSync(join(tmpdir(), 'gloss-server-'));
  const program = join(import.meta.dirname, 'own-server-process.ts');
  const child = fork(program, [directory, modelHost, ...(feeds ? [JSON.stringify(feeds)] : [])], {
    execArgv: ['--liftoff-only'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with code ${code}; its errors stand above.`);
  });
  ended.catch(() => undefined);
  const reply = async (): Promise<string> => (await Promise.race([once(child, 'message'), ended]))[0];
  const send = async (command: ServerCommand) => {
    const replied = reply();
    child.send(command);
    await replied;
  };
  return {
    origin: await reply(),
    stop: () => send('stop'),
    start: () => send('start'),
    async remove() {
      await send('stop');
      child.disconnect();
      await once(child, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
