import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** The temporary files of all steps at their largest, with a reserve. */
const neededMb = 1000;
const fullMb = 20;
const remedy = 'Free some space, or set TMPDIR to another folder.';

/**
 * Creates the temporary folder of a run, which all steps use as TMPDIR. Throws one line when the disk is full or not writable.
 * @returns {string} its path
 */
export function createRunFolder() {
  const parent = tmpdir();
  try {
    const freeMb = freeMegabytes(parent);
    if (freeMb < neededMb) throw new Error(`its disk has ${freeMb} MB free, the tests need ${neededMb} MB`);
    const folder = mkdtempSync(join(parent, 'gloss-test-'));
    // PostgreSQL does not run as root; the user that it runs as has to reach its folder in this one.
    chmodSync(folder, 0o711);
    return folder;
  } catch (error) {
    throw new Error(`No room for the temporary files in ${parent}: ${/** @type {Error} */ (error).message}. ${remedy}`);
  }
}

/** @type {(folder: string) => number} */
const freeMegabytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 2 ** 20);
};

/**
 * Returns one line when the disk of a folder is full, which explains failures that do not say so.
 * @param {string} folder
 */
export function reportFullDisk(folder) {
  const freeMb = freeMegabytes(folder);
  return freeMb < fullMb ? [`The disk of ${folder} is full (${freeMb} MB free). ${remedy}`] : [];
}

/**
 * Ends the processes that steps left running in groups of their own, then removes the folder of the run.
 * @param {string} folder
 * @returns {string[]} the programs that were left running
 */
export function removeRunFolder(folder) {
  const left = process.platform === 'linux' ? processesOf(folder) : [];
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return left.map(({ command }) => command);
}

/**
 * The processes that were started with this folder as TMPDIR. Browsers have groups of their own, so only this finds them.
 * @type {(folder: string) => { pid: number, command: string }[]}
 */
const processesOf = (folder) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        if (!readFileSync(`/proc/${name}/environ`, 'utf8').includes(`TMPDIR=${folder}\0`)) return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return command ? [{ pid: Number(name), command: command.slice(0, 100) }] : [];
      } catch {
        return []; // It has ended, or belongs to another user.
      }
    });
