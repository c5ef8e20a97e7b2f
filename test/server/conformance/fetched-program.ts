import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import process from 'node:process';

// The suite needs a newer Node than the one that npm may have been started with.
const path = [dirname(process.execPath), process.env.PATH].join(delimiter);

/** Starts a program that npm fetches, with the Node of this process; nothing of its packages runs at their installation. */
export const startFetched = (program: string, folder: string, ...parameters: string[]): ChildProcess =>
  spawn('npx', ['--yes', program, ...parameters], {
    cwd: folder,
    env: { ...process.env, PATH: path, npm_config_ignore_scripts: 'true' },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Returns the output of a program. Its exit code says whether all checks passed, so 0 and 1 are both accepted. */
export const ended = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    let errorText = '';
    child.stdout?.on('data', (text) => {
      printed += text;
    });
    child.stderr?.on('data', (text) => {
      errorText += text;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 || code === 1 ? resolve(printed) : reject(new Error(`npx ended with ${code}: ${errorText}`)),
    );
  });
