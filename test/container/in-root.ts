import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** Runs a program to its end. Throws an error with its output when it fails. */
export function run(program: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { ...options, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** Quotes a word for a shell. */
export const quote = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** Shell commands that give a root file system its devices and processes, in a mount namespace of their own. */
export const mountDevices = (folder: string): string =>
  [
    `mount -t proc proc ${quote(join(folder, 'proc'))}`,
    ...['null', 'zero', 'full', 'random', 'urandom'].map((name) => {
      const device = quote(join(folder, 'dev', name));
      return `touch ${device} && mount --bind /dev/${name} ${device}`;
    }),
  ].join(' && ');

/** Starts a program in a folder, with an environment that has nothing of the one that runs this. */
export const environment = (env: Record<string, string>, cwd: string): string[] => [
  'env',
  '--ignore-environment',
  `--chdir=${cwd}`,
  ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
];

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Variables that a container has without any instruction. */
export const plainEnvironment = { PATH: path, HOME: '/root' };

/** A certificate authority of the machine, as behind a proxy that inspects TLS, where npm runs in the root. */
const authority = process.env.NODE_EXTRA_CA_CERTS;

/** Runs a command of an image's instruction in its root file system, as root and with the network, as `docker build` does. */
export function runInRoot(folder: string, command: string[], { cwd, env }: { cwd: string; env: Record<string, string> }): string {
  // What this machine alone has is mounted, so that it does not become a part of the image.
  const mounts = [['/etc/resolv.conf', '/etc/resolv.conf'], ...(authority ? [[authority, '/run/authority.pem']] : [])];
  mkdirSync(join(folder, 'run'), { recursive: true });
  for (const [, target] of mounts) writeFileSync(join(folder, target!), '', { flag: 'a' });
  const inside = [
    ...environment({ ...plainEnvironment, ...(authority && { NODE_EXTRA_CA_CERTS: '/run/authority.pem' }), ...env }, cwd),
    ...command,
  ];
  const steps = [
    mountDevices(folder),
    ...mounts.map(([source, target]) => `mount --bind ${quote(source!)} ${quote(join(folder, target!))}`),
    `exec chroot ${quote(folder)} ${inside.map(quote).join(' ')}`,
  ];
  return run('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', steps.join(' && ')]);
}
