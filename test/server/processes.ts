import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundleProgram } from './bundle-program.ts';

export type Role = 'node' | 'worker' | 'all';

export interface ServerProcess {
  role: Role;
  origin: string;
  /** The output of all its runs, and a line for each exit that was not requested. */
  errors: string[];
  /** Kills the process, which is started again at once. */
  kill(): void;
  isAnswering(): boolean;
  /** The time of its last start by the monotonic clock, in milliseconds. */
  startedAt(): number;
  /** Resolves when the process listens. */
  ready(): Promise<unknown>;
  /** Ends the process without another start; by SIGTERM unless another signal is given. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const program = await bundleProgram('test/server/one-process.ts');
/** The compile cache, because compiling is most of a first start. */
const compiled = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled');
let ports = 20_000 + Math.floor(Math.random() * 10_000);

/** Starts a process of the service, as the environment describes it, and keeps it running. */
export function startProcess(role: Role, env: Record<string, string>): ServerProcess {
  // Below the ephemeral ports, one of which the system could give to another program between two starts.
  const port = String(ports++);
  const errors: string[] = [];
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
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => void errors.push(String(text)));
    child.once('message', () => {
      isAnswering = true;
      answering.resolve(undefined);
    });
    child.once('exit', (code) => {
      isAnswering = false;
      if (isEnding) return;
      if (code !== null) errors.push(`ended by itself with ${code}`);
      run();
    });
  };
  run();

  return {
    role,
    origin: `http://127.0.0.1:${port}`,
    errors,
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
