import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownMutualImports } from './architecture/import-rules.ts';
import { readSource, readSources } from './architecture/imports.ts';
import {
  heavyImports,
  importCycles,
  importViolations,
  impureUnitTests,
  mutualImports,
  shapeViolations,
  unlistedFolders,
  unusedPackages,
} from './architecture/violations.ts';

const root = join(import.meta.dirname, '..');
const exists = (path: string) => existsSync(join(root, path));
const maxFileLines = 300;

describe('the codebase', () => {
  const files = readSources(root);

  it('is read completely', () => {
    expect(files.map(({ path }) => path)).toContain('lib/contract/index.ts');
    expect(files.map(({ path }) => path)).toContain('test/architecture.test.ts');
  });

  it('has no component test that its project overlooks', () =>
    expect(files.map(({ path }) => path).filter((path) => path.endsWith('.component.test.ts'))).toEqual([]));
  it('has rules for every folder of a host', () => expect(unlistedFolders(files)).toEqual([]));

  it('follows the import rules', () => expect(importViolations(files)).toEqual([]));

  it('allows no module of lib a package that it does not use', () => expect(unusedPackages(files)).toEqual([]));

  it('keeps heavy packages out of pages', () => expect(heavyImports(files)).toEqual([]));

  it('keeps servers, processes and databases out of unit tests', () => expect(impureUnitTests(files)).toEqual([]));

  it('has no import cycle', () => expect(importCycles(files)).toEqual([]));

  it('has no two folders that import each other, but for known ones', () =>
    expect(mutualImports(files).filter((pair) => !knownMutualImports.includes(pair))).toEqual([]));

  it('has no barrel and no import of a missing file', () => expect(shapeViolations(files, exists)).toEqual([]));

  it(`has no file over ${maxFileLines} lines`, () => {
    const long = files.filter(({ lines }) => lines > maxFileLines);
    expect(long.map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
  });
});

describe('the architecture check', () => {
  const violations = (path: string, text: string) => importViolations([readSource(path, text)]);

  it.each([
    ['lib/contract/x.ts', `import { a } from '../ports/ports.ts'`, 'contract may not import ports'],
    ['lib/contract/x.ts', `import Dexie from 'dexie'`, 'not a package of contract'],
    ['lib/ports/x.ts', `import { Cue } from '../contract/cue.ts'`, 'ports may import only types of contract'],
    ['lib/ports/x.ts', `import { type Cue } from '../contract/cue.ts'`, 'ports may import only types of contract'],
    ['lib/subtitles/x.ts', `import { rank } from '../text/rank.ts'`, 'subtitles may not import text'],
    ['lib/sites/youtube/x.ts', `import { y } from '../bilibili/y.ts'`, 'a site does not know another site'],
    ['lib/sites/youtube/x.ts', `import { sites } from '../index.ts'`, 'a site does not know the list of sites'],
    ['lib/sites/youtube/x.ts', `import { detectUrl } from '../detect-url.ts'`, 'a site does not know the list of sites'],
    ['lib/sites/generic/x.ts', `import { sites } from '../index.ts'`, 'a site does not know the list of sites'],
    ['lib/sites/shared.ts', `import { y } from './youtube/y.ts'`, 'only the list of sites knows a site'],
    ['lib/text/x.ts', `export { readFile } from 'node:fs'`, 'lib knows no host'],
    ['lib/text/x.ts', `const fs = await import('node:fs')`, 'lib knows no host'],
    ['lib/text/x.ts', `let x: import('../sites/site.ts').Site`, 'text may not import sites'],
    ['lib/text/x.ts', `export * from '../service/service.ts'`, 'text may not import service'],
    ['lib/text/x.ts', `import 'dexie'`, 'not a package of text'],
    ['lib/store/dexie/x.ts', `import { useLiveQuery } from 'dexie-react-hooks'`, 'not a package of read models'],
    ['lib/transports/x.ts', `import type { Ports } from '../ports/ports.ts'`, 'transports may not import ports'],
    ['lib/service/x.ts', `chrome.tabs.query({})`, 'uses chrome'],
    ['lib/service/x.ts', `globalThis.browser.tabs`, 'uses browser'],
    ['lib/service/x.ts', `import { f } from './x.test.ts'`, 'product code may not import a test'],
    ['components/x.tsx', `import { Ports } from '../lib/ports/ports.ts'`, 'components may import only types of ports'],
    ['components/x.tsx', `import { sites } from '../lib/sites/index.ts'`, 'components may not import sites'],
    [
      'components/x.tsx',
      `import { dexieStore } from '../lib/store/dexie/dexie-store.ts'`,
      'components may not import dexie store',
    ],
    [
      'components/x.tsx',
      `import { openDatabase } from '../lib/store/dexie/database.ts'`,
      'components may not import read models',
    ],
    ['components/x.tsx', `import { browser } from 'wxt/browser'`, 'not a package of components'],
    ['components/x.tsx', `browser.tabs.query({})`, 'components knows no host'],
    ['components/x.tsx', `import browser from 'webextension-polyfill'`, 'not a package of components'],
    ['components/x.tsx', `import { service } from '../entrypoints/background/index.ts'`, 'components may not import background'],
    ['lib/text/x.ts', `import { rank } from '../../entrypoints/rank.ts'`, 'text may not import hosts'],
    ['server/accounts/x.ts', `import { page } from '../pages/page.ts'`, 'server accounts may not import server pages'],
    ['server/media/x.ts', `import { startServer } from '../start-server.ts'`, 'server media may not import hosts'],
  ])('%s with %s is caught', (path, text, reason) => {
    expect(violations(path, text)).toEqual([expect.stringContaining(reason)]);
    expect(violations(path, text)[0]).toContain(path);
  });

  it.each([
    ['lib/contract/x.ts', `import * as z from 'zod/mini'`],
    ['lib/ports/x.ts', `import type { Cue } from '../contract/cue.ts'`],
    ['lib/sites/youtube/x.ts', `import type { Site } from '../site.ts'; import { y } from './y.ts'`],
    ['lib/sites/generic/x.ts', `import { detectUrl } from '../detect-url.ts'`],
    ['lib/sites/index.ts', `import { youtube } from './youtube/youtube.ts'`],
    ['lib/service/x.ts', `import { Failure } from '../contract/failure.ts'; import { detectUrl } from '../sites/index.ts'`],
    ['lib/text/x.test.ts', `import { readFileSync } from 'node:fs'`],
    ['components/x.tsx', `import { useState } from 'react'; import type { LiveQueries } from '../lib/ports/live-queries.ts'`],
    ['entrypoints/x.ts', `import { service } from '../lib/service/service.ts'; chrome.tabs.query({})`],
  ])('%s with %s is allowed', (path, text) => expect(violations(path, text)).toEqual([]));

  it('finds a package that a module may import and does not', () => {
    expect(unusedPackages([readSource('lib/review/x.ts', `import { fsrs } from 'ts-fsrs'`)])).not.toContain('review: ts-fsrs');
    expect(unusedPackages([readSource('lib/review/x.test.ts', `import { fsrs } from 'ts-fsrs'`)])).toContain('review: ts-fsrs');
  });

  it('names the file, the line and the import', () => {
    expect(violations('lib/text/x.ts', `\nimport type { Site } from '../sites/site.ts'`)).toEqual([
      'lib/text/x.ts:2 imports ../sites/site.ts: text may not import sites',
    ]);
  });

  it('finds a cycle, through types and dynamic imports too', () => {
    const ring = [
      readSource('lib/a.ts', `import type { B } from './b.ts'`),
      readSource('lib/b.ts', `export const c = () => import('./c.ts')`),
      readSource('lib/c.ts', `import { a } from './a.ts'; import './d.ts'`),
      readSource('lib/d.ts', ''),
    ];
    expect(importCycles(ring)).toEqual(['lib/a.ts -> lib/b.ts -> lib/c.ts -> lib/a.ts']);
    expect(importCycles(ring.slice(1))).toEqual([]);
  });

  it('finds two folders that import each other, outside of tests', () => {
    const files = [
      readSource('server/http/a.ts', `import type { B } from '../pages/b.ts'`),
      readSource('server/pages/c.ts', `import { a } from '../http/a.ts'`),
    ];
    const test = readSource('server/pages/c.test.ts', `import { a } from '../http/a.ts'`);
    expect(mutualImports(files)).toEqual(['server/http <-> server/pages']);
    expect(mutualImports([files[0]!, test])).toEqual([]);
  });

  it('finds a heavy package behind an import, but not behind a type', () => {
    const files = [
      readSource('components/a.tsx', `import { b } from '../lib/contract/b.ts'`),
      readSource('components/c.tsx', `import type { B } from '../lib/contract/b.ts'; import '../lib/contract/failure.ts'`),
      readSource('lib/contract/b.ts', `import * as z from 'zod/mini'`),
      readSource('lib/contract/failure.ts', `import type * as z from 'zod/mini'`),
    ];
    expect(heavyImports(files)).toEqual(['components/a.tsx -> lib/contract/b.ts -> zod/mini']);
  });

  it('finds a unit test that loads a server, through test support and dynamic imports too', () => {
    const server = `import { createServer } from 'node:http'`;
    const files = [
      readSource('lib/a.test.ts', `import { listen } from '../test/listen.ts'`),
      readSource('lib/b.integration.test.ts', `import { listen } from '../test/listen.ts'`),
      readSource('lib/c.test.ts', `import type { Listening } from '../test/listen.ts'`),
      readSource('lib/d.test.ts', `const { run } = await import('node:child_process')`),
      readSource('test/listen.ts', server),
    ];
    expect(impureUnitTests(files)).toEqual([
      'lib/a.test.ts -> test/listen.ts -> node:http',
      'lib/d.test.ts -> node:child_process',
    ]);
  });

  it('finds a barrel and an import of a missing file', () => {
    const files = [
      readSource('lib/text/x.ts', `export { a } from './a.ts'`),
      readSource('lib/text/y.ts', `\nimport './gone.ts'`),
    ];
    expect(shapeViolations(files, (path) => path === 'lib/text/a.ts')).toEqual([
      'lib/text/x.ts only re-exports: import from the original file',
      'lib/text/y.ts:2 imports ./gone.ts: no such file',
    ]);
  });
});
