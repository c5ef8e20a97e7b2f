import { hostGlobals, hostPackages, integrationPackages, mayAskAddresses, modules, siteLists } from './import-rules.ts';
import type { Import, SourceFile } from './imports.ts';

const isTest = (path: string) => /(\.test|-suite)\.tsx?$|\/test-[^/]+\.ts$|\/(fixtures|testing)\//.test(path);
const moduleOf = (path: string) => Object.entries(modules).find(([, module]) => path.startsWith(module.path))![0];
/** Returns the first two folders of a path. */
const folderOf = (path: string) => /^[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const inLib = (path: string) => path.startsWith('lib/');
const place = (from: SourceFile, { specifier, line }: Import) => `${from.path}:${line} imports ${specifier}`;

/** Imports that break the rules of their module. Tests may import anything. */
export function importViolations(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((from) => from.imports.flatMap((to) => importViolation(from, to) ?? []).concat(globalViolations(from)));
}

function importViolation(from: SourceFile, to: Import): string | undefined {
  const name = moduleOf(from.path);
  const module = modules[name]!;
  const violation = (reason: string) => `${place(from, to)}: ${reason}`;
  if (!to.file) {
    if (inLib(from.path) && hostPackages.test(to.specifier)) return violation('lib knows no host');
    if (module.packages?.includes(packageOf(to.specifier)) === false) return violation(`not a package of ${name}`);
    return undefined;
  }
  if (isTest(to.file) && !/^(test|scripts)\//.test(from.path)) return violation('product code may not import a test');
  const target = moduleOf(to.file);
  if (target === name) return name === 'sites' ? siteViolation(from.path, to.file, violation) : undefined;
  if (module.modules.includes('*') || module.modules.includes(target)) return undefined;
  if (!module.modules.includes(`${target} types`)) return violation(`${name} may not import ${target}`);
  return to.kind === 'types' ? undefined : violation(`${name} may import only types of ${target}`);
}

/** Folders of hosts for which no module states what they may import. */
export function unlistedFolders(files: SourceFile[]): string[] {
  const unlisted = files.filter(({ path }) => !isTest(path) && moduleOf(path) === 'hosts');
  const folders = unlisted.flatMap(({ path }) => folderOf(path) ?? []);
  return [...new Set(folders.filter((folder) => /^(?:entrypoints|server|web)\//.test(folder)))].sort();
}

/** A site is a folder of lib/sites, except `recipes`, which reads sites from data. */
function siteViolation(from: string, to: string, violation: (reason: string) => string): string | undefined {
  const [own, other] = [from, to].map((path) => /^lib\/sites\/(?!recipes\/)([^/]+)\//.exec(path)?.[1]);
  if (own === other || siteLists.includes(from)) return undefined;
  if (to === 'lib/sites/detect-url.ts' && mayAskAddresses.includes(own ?? '')) return undefined;
  if (own && siteLists.includes(to)) return violation('a site does not know the list of sites');
  if (own && other) return violation('a site does not know another site');
  return other ? violation('only the list of sites knows a site') : undefined;
}

const globalViolations = (from: SourceFile): string[] => {
  const folder = /^(?:lib|components)(?=\/)/.exec(from.path)?.[0];
  const used = folder ? hostGlobals.filter((name) => from.owners.includes(name)) : [];
  return used.map((name) => `${from.path} uses ${name}: ${folder} knows no host`);
};

/** Packages that a module of lib may import and none of its files does, so that the rules stay as narrow as the code. */
export function unusedPackages(files: SourceFile[]): string[] {
  const product = files.filter(({ path }) => !isTest(path));
  const used = new Set(
    product.flatMap(({ path, imports }) => imports.map(({ specifier }) => `${moduleOf(path)}: ${packageOf(specifier)}`)),
  );
  return Object.entries(modules)
    .filter(([, { path }]) => inLib(path))
    .flatMap(([name, { packages = [] }]) => packages.map((one) => `${name}: ${packageOf(one)}`))
    .filter((permission) => !used.has(permission));
}

/** Packages loaded by a module that must not load them, each with the chain of imports. */
export function heavyImports(files: SourceFile[]): string[] {
  const findChain = chainFinder(files, ['import', 're-export']);
  const enters = ([first, second]: string[]) => moduleOf(first!) !== moduleOf(second!);
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path }) =>
      (modules[moduleOf(path)]!.without ?? []).map((unwanted) =>
        findChain(path, (specifier) => packageOf(specifier) === unwanted),
      ),
    )
    .filter((way) => way !== undefined && enters(way))
    .map((way) => way!.join(' -> '));
}

/** Unit tests that load what starts servers, processes or databases, each with the chain of imports. */
export function impureUnitTests(files: SourceFile[]): string[] {
  const findChain = chainFinder(files, ['import', 're-export', 'dynamic']);
  return files
    .filter(({ path }) => /(?<!\.(?:component|integration))\.test\.tsx?$/.test(path))
    .flatMap(({ path }) => findChain(path, (specifier) => integrationPackages.includes(specifier))?.join(' -> ') ?? []);
}

/** Creates a function that returns the first chain of imports of these kinds from a file to an unwanted package. */
function chainFinder(files: SourceFile[], kinds: Import['kind'][]) {
  const sources = new Map(files.map((file) => [file.path, file]));
  return function findChain(
    path: string,
    isUnwanted: (specifier: string) => boolean,
    seen = new Set<string>(),
  ): string[] | undefined {
    if (seen.has(path)) return undefined;
    seen.add(path);
    for (const { specifier, file, kind } of sources.get(path)?.imports ?? []) {
      if (!kinds.includes(kind)) continue;
      const tail = file ? findChain(file, isUnwanted, seen) : isUnwanted(specifier) ? [specifier] : undefined;
      if (tail) return [path, ...tail];
    }
    return undefined;
  };
}

/** Relative imports of missing files, and files that only re-export. */
export function shapeViolations(files: SourceFile[], exists: (path: string) => boolean): string[] {
  return files.flatMap((from) => [
    ...from.imports.flatMap((to) => (to.file && !exists(to.file) ? [`${place(from, to)}: no such file`] : [])),
    ...(from.isBarrel ? [`${from.path} only re-exports: import from the original file`] : []),
  ]);
}

/** Pairs of folders (the first two parts of a path) that import each other. Tests may import anything. */
export function mutualImports(files: SourceFile[]): string[] {
  const pairs = files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) => imports.map(({ file }) => [folderOf(path), file && folderOf(file)]))
    .filter((pair): pair is [string, string] => pair[0] !== undefined && pair[1] !== undefined);
  const edges = new Set(pairs.map((pair) => pair.join(' ')));
  const mutual = pairs.filter(([from, to]) => from < to && edges.has(`${to} ${from}`));
  return [...new Set(mutual.map((pair) => pair.join(' <-> ')))].sort();
}

/** Import cycles, each once, as its files in order. */
export function importCycles(files: SourceFile[]): string[] {
  const next = new Map(files.map(({ path, imports }) => [path, imports.flatMap(({ file }) => file ?? [])]));
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const file of next.get(path) ?? []) visit(file, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return found;
}
