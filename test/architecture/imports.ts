import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Directive, parseSync, type Statement, Visitor } from 'oxc-parser';

export interface Import {
  specifier: string;
  /** Path from the project's root; absent for a package. */
  file?: string;
  kind: 'import' | 'types' | 're-export' | 'dynamic';
  line: number;
}
export interface SourceFile {
  path: string;
  lines: number;
  imports: Import[];
  /** Names of objects whose members are used: `chrome` in `chrome.tabs`. */
  owners: string[];
  /** Whether the file only re-exports. */
  isBarrel: boolean;
}

const sourceFolders = ['lib', 'components', 'entrypoints', 'server', 'web', 'scripts', 'test', 'demo'];

/** Reads every source file of the project, with its imports. */
export function readSources(root: string): SourceFile[] {
  const found = sourceFolders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }).filter(
      (path) => !path.includes('node_modules') && !path.endsWith('.d.ts'),
    ),
  );
  return found
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8'), (file) => existsSync(join(root, file))));
}

/** Parses one source file. `path` is relative to the root, as is every path given to `exists`. */
export function readSource(path: string, text: string, exists: (path: string) => boolean = () => true): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const imports: Import[] = [];
  const owners: string[] = [];

  const add = (kind: Import['kind'], source: { value?: unknown; start: number }) => {
    if (typeof source.value !== 'string') return;
    const line = text.slice(0, source.start).split('\n').length;
    imports.push({ specifier: source.value, file: resolve(path, source.value, exists), kind, line });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.importKind === 'type' ? 'types' : 'import', node.source),
    ExportAllDeclaration: (node) => add(node.exportKind === 'type' ? 'types' : 're-export', node.source),
    ExportNamedDeclaration: (node) => node.source && add(node.exportKind === 'type' ? 'types' : 're-export', node.source),
    ImportExpression: (node) => add('dynamic', node.source as { value?: unknown; start: number }),
    TSImportType: (node) => add('types', node.source),
    MemberExpression: ({ object, property }) => {
      if (object.type !== 'Identifier') return;
      owners.push(object.name);
      if (object.name === 'globalThis' && property.type === 'Identifier') owners.push(property.name);
    },
  }).visit(program);
  const isBarrel = program.body.length > 0 && program.body.every(isReExport);
  return { path, lines: text.trimEnd().split('\n').length, imports, owners, isBarrel };
}

const isReExport = (statement: Statement | Directive): boolean =>
  statement.type === 'ExportAllDeclaration' || (statement.type === 'ExportNamedDeclaration' && statement.source !== null);

/** Undefined for a package. `#imports` and the like are packages too. */
function resolve(from: string, specifier: string, exists: (path: string) => boolean): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const file = normalize(join(dirname(from), specifier.replace(/\?.*$/, '')));
  return [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`].find(exists) ?? file;
}
