import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundleProgram } from './bundle-program.ts';

export type Role = 'node' | 'worker' | 'all';

export interface ServerProcess {
  role: Role;
  origin: string;
  /** What it said was wrong, and how it ended unasked, over all its lives. */
  said: string[];
  /** Ends it as a power cut does; it starts again by itself. */
  kill(): void;
  isAnswering(): boolean;
  /** By the clock that nobody sets. */
  startedAt(): number;
  /** Resolves when it answers. */
  ready(): Promise<unknown>;
  /** Ends it for good; gently, unless told otherwise. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const program = await bundleProgram('test/server/one-process.ts');
/** Of one run for the next: to compile the source anew is most of a first start. */
const compiled = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled');
let ports = 20_000 + Math.floor(Math.random() * 10_000);

/** Starts a process of the service, as the environment describes it, and keeps it running. */
export function startProcess(role: Role, env: Record<string, string>): ServerProcess {
  // Below those that the system gives to whoever asks for any, who could take it in a pause.
  const port = String(ports++);
  const said: string[] = [];
  let child: ChildProcess;
  let answering = Promise.withResolvers<unknown>();
  let isEnding = false;
  let isAnswering = false;
  let startedAt = 0;

  const run = () => {
    startedAt = performance.now();
    child = fork(program, {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...env, GLOSS_ROLE: role, GLOSS_PORT: port },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => void said.push(String(text)));
    child.once('message', () => {
      isAnswering = true;
      answering.resolve(undefined);
    });
    child.once('exit', (code) => {
      isAnswering = false;
      if (isEnding) return;
      if (code !== null) said.push(`ended by itself with ${code}`);
      run();
    });
  };
  run();

  return {
    role,
    origin: `http://127.0.0.1:${port}`,
    said,
    isAnswering: () => isAnswering,
    startedAt: () => startedAt,
    kill() {
      isAnswering = false;
      answering = Promise.withResolvers();
      child.kill('SIGKILL');
    },
    ready: () => answering.promise,
    async end(signal = 'SIGTERM') {
      isEnding = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
