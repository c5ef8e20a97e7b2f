import type { SourceFile } from '../architecture/imports.ts';

/** Returns the names of the packages that files import when they run, directly and through files of the project. */
export function importedPackages(sources: readonly SourceFile[], entries: readonly string[]): Set<string> {
  const filesByPath = new Map(sources.map((source) => [source.path, source]));
  const seen = new Set<string>();
  const packages = new Set<string>();
  const follow = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { specifier, file, kind } of filesByPath.get(path)?.imports ?? []) {
      if (kind === 'types') continue;
      if (file) follow(file);
      // A module that a plugin of the build makes from the project's own files.
      else if (!specifier.startsWith('virtual:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0]);
    }
  };
  for (const entry of entries) follow(entry);
  return packages;
}

/** Returns the packages that a text of notices does not name at the start of a line, with their version. */
export const missingNotices = (packages: Iterable<string>, notices: string): string[] =>
  [...packages].filter(
    (name) => !notices.split('\n').some((line) => /^\d/.test(line.slice(name.length + 1)) && line.startsWith(`${name} `)),
  );
