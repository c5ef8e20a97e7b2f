import { firstScripts, gzipSize, initialScripts, type ReadBuilt, staticClosure } from './bundle.ts';
import type { Manifest } from './manifest.ts';

/** Bytes after gzip, each file on its own, as they are shipped. */
export interface Size {
  what: string;
  size: number;
  budget: number;
  files: { path: string; size: number }[];
}

const kilobyte = 1000;
const indent = '    ';

/** The size of files beside its limit in kilobytes. */
function sizeOf(what: string, budget: number, paths: string[], read: ReadBuilt): Size {
  const sizes = paths.map((path) => ({ path, size: gzipSize(path, read) })).sort((a, b) => b.size - a.size);
  return { what, size: sizes.reduce((sum, { size }) => sum + size, 0), budget: budget * kilobyte, files: sizes };
}

/** The size of each part before it does anything, beside its limit. `files` are those of the build. */
export function measureSizes(manifest: Manifest, files: string[], read: ReadBuilt): Size[] {
  const worker = manifest.background?.service_worker;
  const popup = manifest.action?.default_popup;
  const panel = manifest.side_panel?.default_path;
  if (!worker || !popup || !panel) throw new Error('the manifest lacks a service worker, a popup or a side panel');
  const row = (what: string, budget: number, paths: string[]) => sizeOf(what, budget, paths, read);
  const inPages = (manifest.content_scripts ?? []).flatMap(({ js = [], world = 'ISOLATED' }) =>
    js.map((path) => ({ path, world })),
  );
  // Some run only where the worker puts them, and the manifest doesn't name those.
  const probes = new Set([...files.filter(isProbe), ...inPages.filter(({ world }) => world === 'MAIN').map(({ path }) => path)]);
  const scripts = new Set(
    [...files.filter(isContentScript), ...inPages.map(({ path }) => path)].filter((path) => !probes.has(path)),
  );
  return [
    ...[...scripts].map((path) => row(`content script ${path}`, 8, [path])),
    ...[...probes].map((path) => row(`main-world script ${path}`, 4, [path])),
    row('player script', 20, ['player.js']),
    row('side panel, initial JS', 150, initialScripts(panel, read)),
    row('popup, initial JS', 130, initialScripts(popup, read)),
    row('popup, JS that asks the page', 10, firstScripts(popup, read)),
    row('worker', 150, staticClosure([worker], read)),
  ];
}

/** The size of the web library's first page: its document, styles and scripts, and those of the list that it shows first. */
export function measureWebLibrary(files: string[], read: ReadBuilt): Size {
  const page = 'library/index.html';
  const first = files.filter((path) => /\/library-place-[^/]*\.(?:js|css)$/.test(path));
  const styles = [...read(page).matchAll(/href="\/([^"]+\.css)"/g)].map(([, path]) => path!);
  const scripts = new Set([
    ...initialScripts(page, read),
    ...staticClosure(
      first.filter((path) => path.endsWith('.js')),
      read,
    ),
  ]);
  return sizeOf(
    'web library, first page',
    200,
    [page, ...styles, ...first.filter((path) => path.endsWith('.css')), ...scripts],
    read,
  );
}

const isContentScript = (path: string) => /^(?:content-scripts\/[^/]+|page-(?:audio|frames))\.js$/.test(path);
const isProbe = (path: string) => /^main-world[^/]*\.js$/.test(path);

/** Returns the table of sizes; the files of a part that is too large follow it. */
export function sizeTable(sizes: Size[]): string {
  const width = Math.max(
    ...sizes.flatMap(({ what, files }) => [what.length, ...files.map(({ path }) => path.length + indent.length)]),
  );
  const cell = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`.padStart(10);
  const rows = sizes.flatMap(({ what, size, budget, files }) => [
    `${what.padEnd(width)} ${cell(size)} ${cell(budget)}${size > budget ? '  TOO LARGE' : ''}`,
    ...(size > budget ? files.map((file) => `${`${indent}${file.path}`.padEnd(width)} ${cell(file.size)}`) : []),
  ]);
  return [`${'gzip'.padEnd(width)} ${'size'.padStart(10)} ${'budget'.padStart(10)}`, ...rows].join('\n');
}
