import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';

/** Starts a program that npm fetches; nothing of its packages runs at their installation. */
export const startFetched = (program: string, folder: string, ...parameters: string[]): ChildProcess =>
  spawn('npx', ['--yes', program, ...parameters], {
    cwd: folder,
    env: { ...process.env, npm_config_ignore_scripts: 'true' },
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
