import { execFileSync } from 'node:child_process';

/** @type {(args: string[]) => string[]} */
const git = (args) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);

/** Returns the files of the repository, with those that are not committed yet. Throws one line without git. */
export function listFiles() {
  try {
    return git(['ls-files', '--cached', '--others', '--exclude-standard']);
  } catch {
    throw new Error('git is missing, or this is no repository: only steps can be named, not files.');
  }
}

/**
 * Returns the files that differ from a revision, with those that are not committed yet. Throws one line on no such revision.
 * @param {string} revision
 */
export function listChanged(revision) {
  try {
    return [...git(['diff', '--name-only', revision, '--']), ...git(['ls-files', '--others', '--exclude-standard'])];
  } catch {
    throw new Error(`git knows no revision ${revision}. Name a commit, a branch or a tag, such as HEAD~1 or main.`);
  }
}
