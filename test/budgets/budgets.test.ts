import { describe, expect, it } from 'vitest';
import { readSource } from '../architecture/imports.ts';
import { firstScripts, gzipSize, initialScripts, staticClosure } from './bundle.ts';
import { type Manifest, reachViolations, untranslatedTexts } from './manifest.ts';
import { importedPackages, missingNotices } from './notices.ts';
import { remoteLoads, remotePolicies } from './remote.ts';
import { measureSizes, sizeTable } from './sizes.ts';

const built: Record<string, string> = {
  'sidepanel.html':
    '<head><script type="module" async crossorigin src="/chunks/dexie.js"></script><script type="module" crossorigin src="/chunks/panel.js"></script><link rel="modulepreload" crossorigin href="/chunks/react.js"><link rel="stylesheet" href="/assets/a.css"></head>',
  'chunks/panel.js': `import{a}from"./react.js";import"./dexie.js";export*from"./more.js";import("./late.js")`,
  'chunks/react.js': 'export const a=1',
  'chunks/dexie.js': `import"./react.js"`,
  'chunks/more.js': 'export const b=2',
  'chunks/late.js': 'export const c=3',
  'popup.html': '<script src="./chunks/react.js" type="module"></script>',
  'background.js': 'import"./chunks/more.js"',
  'content-scripts/page.js': `(()=>{${Array.from({ length: 4000 }, (_, n) => `x(${n * 7919})`).join(';')}})()`,
  'main-world.js': '(()=>1)()',
  'player.js': '(()=>2)()',
};
const read = (path: string) => built[path] ?? expect.fail(`read ${path}`);
const manifest: Manifest = {
  host_permissions: ['*://*.youtube.com/*'],
  content_scripts: [{ matches: ['*://*.youtube.com/*'], js: ['content-scripts/page.js'] }],
  background: { service_worker: 'background.js' },
  action: { default_popup: 'popup.html' },
  side_panel: { default_path: 'sidepanel.html' },
};

describe('sizes', () => {
  it('follow what a page loads before its first paint, and nothing that comes later', () => {
    const initial = ['chunks/panel.js', 'chunks/react.js', 'chunks/dexie.js', 'chunks/more.js'];
    expect(initialScripts('sidepanel.html', read).sort()).toEqual(initial.sort());
    expect(initialScripts('popup.html', read)).toEqual(['chunks/react.js']);
    expect(staticClosure(['background.js'], read)).toEqual(['background.js', 'chunks/more.js']);
  });

  it('follow what a page runs before the rest is loaded', () => {
    expect(firstScripts('sidepanel.html', read)).toEqual(['chunks/dexie.js', 'chunks/react.js']);
    expect(firstScripts('popup.html', read)).toEqual([]);
  });

  it('are held against the budgets', () => {
    const sizes = measureSizes(manifest, Object.keys(built), read);
    expect(sizes.filter(({ size, budget }) => size > budget).map(({ what }) => what)).toEqual([
      'content script content-scripts/page.js',
    ]);
    expect(sizes.find(({ what }) => what === 'worker')?.size).toBe(
      gzipSize('background.js', read) + gzipSize('chunks/more.js', read),
    );
  });

  it('take in scripts that the manifest does not name', () => {
    const sizes = measureSizes({ ...manifest, content_scripts: [] }, Object.keys(built), read);
    expect(sizes.map(({ what }) => what)).toContain('content script content-scripts/page.js');
    expect(sizes.map(({ what }) => what)).toContain('main-world script main-world.js');
  });

  it('show what makes a part too large, the largest first', () => {
    const table = sizeTable([
      {
        what: 'popup',
        size: 3000,
        budget: 2000,
        files: [
          { path: 'a.js', size: 2500 },
          { path: 'b.js', size: 500 },
        ],
      },
    ]);
    expect(table.split('\n').map((line) => line.trim().split(/ {2,}/)[0])).toEqual(['gzip', 'popup', 'a.js', 'b.js']);
    expect(table).toContain('TOO LARGE');
  });
});

describe('reach', () => {
  const scripts = (...matches: string[]): Manifest => ({ ...manifest, content_scripts: [{ matches }] });

  it('is fine on named hosts', () => {
    expect(reachViolations(manifest)).toEqual([]);
    expect(reachViolations(scripts('https://www.youtube.com/watch*'))).toEqual([]);
  });

  it.each(['<all_urls>', '*://*/*', 'https://*.com/*', 'file:///*'])('finds a content script on %s', (pattern) => {
    expect(reachViolations(scripts(pattern))).toHaveLength(1);
    expect(reachViolations({ host_permissions: [pattern] })).toHaveLength(1);
  });

  it('finds a content script on a host that is not granted', () => {
    expect(reachViolations(scripts('https://notyoutube.com/*'))).toEqual([expect.stringContaining('does not name')]);
  });

  it('finds too many sites', () => {
    expect(
      reachViolations({ host_permissions: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `https://${name}.org/*`) }),
    ).toHaveLength(1);
  });
});

describe('texts of the manifest', () => {
  const texts = { name: '__MSG_extensionName__', description: '__MSG_extensionDescription__' };
  const commands = { _execute_action: {}, 'open-panel': { description: '__MSG_openPanelCommand__' } };

  it('are those of the catalogs', () => {
    expect(untranslatedTexts({ ...texts, action: { default_title: '__MSG_actionTitle__' }, commands })).toEqual([]);
  });

  it.each([{ default_title: 'Gloss' }, {}])('are not missing or in one language: %o', (action) => {
    expect(untranslatedTexts({ ...texts, action, commands })).toEqual([expect.stringContaining('action.default_title')]);
  });
});

describe('remote code', () => {
  it.each([
    ['a.html', '<script src="https://cdn.example/x.js"></script>'],
    ['a.html', `<link rel=stylesheet href='//cdn.example/x.css'>`],
    ['a.css', '@import "https://fonts.example/x.css";'],
    ['a.css', 'a{background:url(//cdn.example/x.png)}'],
    ['a.js', 'import("https://cdn.example/x.js")'],
    ['a.js', 'import x from "https://cdn.example/x.js"'],
    ['a.js', 'importScripts("https://cdn.example/x.js")'],
    ['a.js', 'new Worker("https://cdn.example/x.js")'],
  ])('is found in %s with %s', (path, text) => expect(remoteLoads(path, text)).toHaveLength(1));

  it.each([
    ['a.html', '<script src="/chunks/x.js"></script><a href="https://example.org">'],
    ['a.css', 'a{background:url(/x.png)}'],
    ['a.js', 'import "./x.js"; fetch("https://example.org"); const help = "https://example.org"'],
  ])('is not found in %s with %s', (path, text) => expect(remoteLoads(path, text)).toEqual([]));

  it('is not let in by the policy', () => {
    const policy = (rule: string): Manifest => ({ content_security_policy: { extension_pages: rule } });
    expect(remotePolicies(policy(`script-src 'self' 'wasm-unsafe-eval'; object-src 'self'`))).toEqual([]);
    expect(remotePolicies(policy(`script-src 'self' https://cdn.example`))).toHaveLength(1);
  });
});

describe('notices', () => {
  const source = (path: string, text: string) => readSource(path, text);
  const sources = [
    source(
      'entrypoints/a.ts',
      "import { b } from '../lib/b.ts'; import type { C } from 'types-only'; await import('late/part.js');",
    ),
    source('lib/b.ts', "export * from '@scope/name/part';"),
    source('lib/other.ts', "import 'unused';"),
  ];

  it('are required for what runs, also late and through other files', () => {
    expect([...importedPackages(sources, ['entrypoints/a.ts'])].sort()).toEqual(['@scope/name', 'late']);
  });

  it('name a package with its version', () => {
    const notices = 'react-dom 19.0.0 (MIT) https://react.example\n\nUses react 19.\n@scope/name 1.0.0 (ISC)\n';
    expect(missingNotices(['react', 'react-dom', '@scope/name'], notices)).toEqual(['react']);
  });
});
