import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asUser, type Image } from './build-image.ts';
import { healthCheckArguments } from './dockerfile.ts';
import { mountDevices, quote } from './in-root.ts';

/** A running container. */
export interface Container {
  /** Milliseconds from the start until the health check passed. */
  startMs: number;
  /** Fields of the program's process, as the kernel shows them. */
  status(): Record<string, string>;
  /** Runs a command beside the program, as `docker exec` does. */
  execute(command: string[]): { code: number | null; output: string };
  /** Ends the program by SIGTERM, and returns its exit code and the milliseconds that it took. */
  stop(): Promise<{ code: number | null; endMs: number }>;
}

/** Only what hangs ends here: a busy machine takes minutes. */
const maxStartMs = 600_000;
const healthIntervalMs = 200;

/**
 * Starts an image as compose.yaml does: read-only, with a temporary folder, without capabilities, and with a folder of data. Its
 * network is a loopback of its own, so that it reaches nothing and nothing else reaches it.
 */
export async function runImage(image: Image, data: string, settings: Record<string, string>): Promise<Container> {
  const { folder } = image;
  const inside = (path: string) => quote(join(folder, path));
  const steps = [
    `mount --bind ${quote(folder)} ${quote(folder)}`,
    mountDevices(folder),
    `mount --bind ${quote(data)} ${inside('data')}`,
    `mount -t tmpfs tmpfs ${inside('tmp')}`,
    `mount -o remount,bind,ro ${quote(folder)}`,
    'ip link set lo up',
    `exec chroot ${quote(folder)} ${asUser(image, image.command, settings).map(quote).join(' ')}`,
  ];
  const startedAt = performance.now();
  const namespaces = ['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child'];
  const child = spawn('unshare', [...namespaces, 'sh', '-c', steps.join(' && ')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      log += text;
    });

  const execute = (command: string[]) => {
    const args = ['--target', programOf(child), '--mount', '--pid', '--net', '--ipc', '--uts', '--root', '--'];
    const { status, stdout, stderr } = spawnSync('nsenter', [...args, ...asUser(image, command, settings)], { encoding: 'utf8' });
    return { code: status, output: stdout + stderr };
  };
  const check = ['node', ...healthCheckArguments()];
  for (;;) {
    if (child.exitCode !== null || performance.now() - startedAt > maxStartMs) {
      child.kill();
      throw new Error(`The container is not healthy: ${log}`);
    }
    if (/Gloss runs at/.test(log) && execute(check).code === 0) break;
    await wait(healthIntervalMs);
  }
  return {
    startMs: performance.now() - startedAt,
    status: () => statusOf(programOf(child)),
    execute,
    async stop() {
      const endedAt = performance.now();
      const gone = once(child, 'exit');
      process.kill(Number(programOf(child)), 'SIGTERM');
      const [code] = await gone;
      return { code, endMs: performance.now() - endedAt };
    },
  };
}

/** The id of the container's first process, which unshare started. */
const programOf = ({ pid }: ChildProcess): string => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();

const statusOf = (pid: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .map((line) => line.split(/:\s+/, 2) as [string, string]),
  );
