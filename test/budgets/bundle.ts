import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';

/** A built extension, or a part of one: text of its files by path from its root. */
export type ReadBuilt = (path: string) => string;

export const readBuilt =
  (root: string): ReadBuilt =>
  (path) => {
    if (!existsSync(join(root, path))) throw new Error(`${path} is not in ${root}: build first`);
    return readFileSync(join(root, path), 'utf8');
  };

/** Every script that runs before the first paint of a page: what it names, what it preloads, and all that those import statically. */
export const initialScripts = (page: string, read: ReadBuilt): string[] =>
  scriptsOf(page, read, (tag) => /^<script/i.test(tag) || /rel="?modulepreload/i.test(tag));

/** The scripts that a page runs as soon as they are loaded, without the rest, and all that those import statically. */
export const firstScripts = (page: string, read: ReadBuilt): string[] =>
  scriptsOf(page, read, (tag) => /^<script\b.*\sasync\b/i.test(tag));

function scriptsOf(page: string, read: ReadBuilt, isWanted: (tag: string) => boolean): string[] {
  const tags = [...read(page).matchAll(/<(script|link)\b[^>]*>/gi)].map(([tag]) => tag).filter(isWanted);
  const named = tags.flatMap((tag) => /\b(?:src|href)="?([^"\s>]+)/i.exec(tag)?.[1] ?? []);
  return staticClosure(
    named.map((path) => fromRoot(page, path)),
    read,
  );
}

/** The scripts themselves and all that they import statically, each once. */
export function staticClosure(scripts: string[], read: ReadBuilt): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const { staticImports, staticExports } = parseSync(path, read(path)).module;
    const requests = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ];
    for (const request of requests) add(fromRoot(path, request));
  };
  for (const script of scripts) add(script);
  return [...found];
}

/** Bytes after gzip. */
export const gzipSize = (path: string, read: ReadBuilt): number => gzipSync(read(path)).length;

const fromRoot = (from: string, request: string) =>
  request.startsWith('/') ? request.slice(1) : posix.normalize(posix.join(posix.dirname(from), request));
