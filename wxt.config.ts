import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'wxt';
import { compiledMessages } from './scripts/compiled-messages.ts';
import { manifestMessages } from './scripts/manifest-messages.ts';
import { chromiumKey, firefoxId } from './server/oauth/extension-identity.ts';

/** Whether an entry runs a module as soon as it starts. */
function starts(entry: RegExp, id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => starts(entry, importer, graph, seen));
}

/**
 * Cut at the faces' seams, React would be two chunks and what the popup begins with two dozen, which pack worse.
 * The worker shares nothing of theirs. Scripts of one file can't be cut at all.
 */
const inFewPieces: Plugin = {
  name: 'in-few-pieces',
  outputOptions: (options) => (options.format === 'iife' ? null : { ...options, codeSplitting: { groups: [react, firstSight] } }),
};
const react: Rolldown.CodeSplittingGroup = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// };
const firstSight: Rolldown.CodeSplittingGroup = {
  name: (id, graph) =>
    starts(/entrypoints\/popup\//, id, graph) && !starts(/entrypoints\/(?:background|offscreen)\//, id, graph)
      ? 'first-sight'
      : null,
  test: /\/(?:components|locales|lib\/i18n|entrypoints\/(?:app|channels|page-link)|node_modules\/(?:lucide-react|intl-messageformat|@formatjs))\//,
  includeDependenciesRecursively: false,
};

/** Chromium's own interface answers with promises, and the polyfill is as large as the whole account: the worker goes without. */
const withoutPolyfill: Plugin = {
  name: 'without-polyfill',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@wxt-dev\/webextension-polyfill\/browser$/ },
    handler() {
      const { define } = this.environment.config;
      return define?.['import.meta.env.ENTRYPOINT'] === '"background"' ? this.resolve('@wxt-dev/browser') : null;
    },
  },
};

/** Where Gloss is at hand without being asked for. Everywhere else the user's click admits it, page by page. */
const namedHosts = ['*://*.youtube.com/*'];

/** Images come from the package, from blobs and data, and by the addresses that the gateway gives out. */
const contentSecurityPolicy = [
  "script-src 'self' 'wasm-unsafe-eval'",
  "object-src 'self'",
  "img-src 'self' blob: data: https: http:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  hooks: {
    'build:publicAssets': (_, files) => {
      const messages = Object.entries(manifestMessages(join(import.meta.dirname, 'locales')));
      files.push(...messages.map(([relativeDest, contents]) => ({ relativeDest, contents })));
    },
  },
  vite: () => ({
    plugins: [compiledMessages(), inFewPieces, withoutPolyfill],
    // Its development build is what a bare import would get.
    resolve: {
      alias: [
        { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
        // One runtime for all networks: the only one that is small, quick on a processor, and knows graphics processors.
        { find: /^onnxruntime-web(?:\/webgpu)?$/, replacement: 'onnxruntime-web/jspi' },
      ],
    },
    worker: { format: 'es' },
    // Files of the extension itself are at hand: only the styles of what is loaded late are loaded along with it.
    build: {
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
      modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
    },
  }),
  manifest: ({ browser }) => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    permissions: [
      'activeTab',
      'alarms',
      'identity',
      'scripting',
      'storage',
      'unlimitedStorage',
      ...(browser === 'firefox' ? [] : ['offscreen', 'sidePanel']),
    ],
    host_permissions: namedHosts,
    // To hear a tab that can't be heard otherwise; asked for when somebody wants that, because the browser calls it reading all sites.
    ...(browser === 'firefox' ? {} : { optional_permissions: ['tabCapture'] }),
    // Asked for one by one, at the moment of use, with the reason.
    optional_host_permissions: ['*://*/*'],
    content_scripts: [{ matches: namedHosts, js: ['page.js'], run_at: 'document_idle' }],
    action: { default_title: '__MSG_actionTitle__' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+G' } },
      'open-panel': { suggested_key: { default: 'Alt+Shift+S' }, description: '__MSG_openPanelCommand__' },
    },
    incognito: 'not_allowed',
    // Explicit in Firefox too, whose default would upgrade feeds and model servers of the local network to https.
    content_security_policy: { extension_pages: contentSecurityPolicy },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: firefoxId,
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : {
          minimum_chrome_version: '120',
          key: chromiumKey,
        }),
  }),
});
