/**
 * Writes the packages for the stores of Chrome, Edge and Firefox into .output/store, and the sources that Firefox's reviewers
 * build: `npm run package -- [chrome] [edge] [firefox]`. Prints the SHA-256 of each; the same sources give the same bytes.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { zip } from 'wxt';

const root = join(import.meta.dirname, '..');
const browsers = ['chrome', 'edge', 'firefox'];

/** The files that a build of the extension reads. */
const includeSources = [
  'README.md',
  'LICENSE',
  'package*.json',
  'tsconfig*.json',
  'wxt.config.ts',
  '{components,demo,entrypoints,lib,locales,public,scripts}/**',
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !browsers.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown browser: ${unknown.join(', ')}. Choose of ${browsers.join(', ')}, or none for all.`);
  process.exit(2);
}

for (const browser of chosen.length > 0 ? chosen : browsers) {
  const files = await zip({
    root,
    browser,
    manifestVersion: 3,
    outDir: '.output/store',
    zip: { includeSources },
    hooks: {
      'build:manifestGenerated': (_, manifest) => {
        // Stores sign packages with a key of their own, and Edge's refuses one.
        delete manifest.key;
      },
    },
  });
  for (const file of files) {
    const bytes = readFileSync(file);
    console.log(`${createHash('sha256').update(bytes).digest('hex')}  ${bytes.length}  ${relative(root, file)}`);
  }
}
