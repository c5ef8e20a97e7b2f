/**
 * Counts the product's lines of code by folder: `node scripts/count-lines.mjs [revision …]`, the working tree when no revision is given.
 * A line of code holds something besides white space and comments. Left out are tests, test doubles and suites, fixtures,
 * translations, generated files (migrations of the database), and declarations of other packages' types.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

const productFolders = ['lib', 'components', 'entrypoints', 'server', 'web'];
const source = /\.(ts|tsx)$/;
const leftOut = [
  /\.test\.tsx?$/,
  /-suite\.ts$/,
  /(^|\/)(testing|fixtures|migrations)\//,
  /\/(test|fake)-[^/]+$/,
  /(^|\/)locales\//,
  /\.d\.ts$/,
];

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });

/** @type {(revision: string | undefined) => Map<string, string>} Texts by path. */
function readTexts(revision) {
  const listed = revision ? git('ls-tree', '-r', '--name-only', revision, ...productFolders) : git('ls-files', ...productFolders);
  const paths = listed.split('\n').filter((path) => source.test(path) && !leftOut.some((pattern) => pattern.test(path)));
  if (!revision) return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  return new Map(paths.map((path) => [path, git('show', `${revision}:${path}`)]));
}

/** @type {(path: string, text: string) => number} */
function countCodeLines(path, text) {
  let code = text;
  for (const { start, end } of parseSync(path, text).comments)
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
  // What is left of a JSX comment is a pair of braces.
  return code.split('\n').filter((line) => line.trim() && !/^\s*\{\s*\}\s*$/.test(line)).length;
}

/** @type {(revision: string | undefined) => Map<string, number>} Lines of code by folder, two parts deep. */
function countFolders(revision) {
  const folders = new Map();
  for (const [path, text] of readTexts(revision)) {
    const parts = path.split('/');
    const folder = parts.length > 2 ? parts.slice(0, 2).join('/') : parts[0];
    folders.set(folder, (folders.get(folder) ?? 0) + countCodeLines(path, text));
  }
  return folders;
}

const revisions = process.argv.length > 2 ? process.argv.slice(2) : [undefined];
const counted = revisions.map(countFolders);
const names = [...new Set(counted.flatMap((folders) => [...folders.keys()]))].sort();
const width = Math.max(...names.map(({ length }) => length));
/** @param {string} name @param {number[]} numbers */
const print = (name, numbers) => console.log(name.padEnd(width), ...numbers.map((count) => String(count).padStart(9)));
console.log(''.padEnd(width), ...revisions.map((revision) => (revision ?? 'here').slice(0, 9).padStart(9)));
for (const name of names)
  print(
    name,
    counted.map((folders) => folders.get(name) ?? 0),
  );
for (const top of productFolders) {
  print(
    top,
    counted.map((folders) => [...folders].reduce((sum, [name, count]) => sum + (name.split('/')[0] === top ? count : 0), 0)),
  );
}
print(
  'total',
  counted.map((folders) => [...folders.values()].reduce((sum, count) => sum + count, 0)),
);
