import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Who imports whom, by paths from the root of the project. Imports of types count too. */
export class ImportGraph {
  readonly #importers = new Map<string, string[]>();

  constructor(root: string) {
    for (const path of globSync('{lib,server,web,entrypoints,components,test}/**/*.{ts,tsx}', { cwd: root })) {
      const text = readFileSync(join(root, path), 'utf8');
      const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
      const requests = [
        ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
        ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
      ];
      for (const request of new Set(requests.filter((each) => each.startsWith('.')))) {
        const imported = join(dirname(path), request);
        this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), path]);
      }
    }
  }

  /**
   * Returns the files that import a file, directly or through others, the nearest first; before all the test of its name, then
   * those in its folder.
   */
  importersOf(path: string): string[] {
    const seen = new Set([path]);
    // A set that grows while it is read gives the nearest first.
    for (const each of seen) for (const importer of this.#importers.get(each) ?? []) seen.add(importer);
    const ownTest = path.replace(/\.tsx?$/, '.test.ts');
    const nearness = (each: string) => (each === ownTest ? 2 : dirname(each) === dirname(path) ? 1 : 0);
    return [...seen].toSorted((a, b) => nearness(b) - nearness(a));
  }
}
