import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'wxt';
import { sentData } from './components/app/sent-data.ts';
import { chromiumKey, firefoxId } from './lib/contract/extension-identity.ts';
import { compiledMessages } from './scripts/build/compiled-messages.ts';
import { manifestMessages } from './scripts/build/manifest-messages.ts';
import { thirdPartyNotices } from './scripts/build/third-party-notices.ts';
import { translationChunks } from './scripts/build/translation-chunks.ts';
import { welcomeFiles } from './scripts/build/welcome-talk.ts';
import { withoutDescriptions } from './scripts/build/without-descriptions.ts';

/** Returns whether an entry runs a module as soon as it starts. */
function starts(entry: RegExp, id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => starts(entry, importer, graph, seen));
}

/**
 * Groups modules into few chunks, because many small ones compress worse: React, all that the popup runs at its start, and what the
 * side panel runs beyond that. The worker shares no chunk with the pages, and scripts of one file cannot be split.
 */
const fewChunks: Plugin = {
  name: 'few-chunks',
  outputOptions: (options) =>
    options.format === 'iife' ? null : { ...options, codeSplitting: { groups: [followFirst, react, pageStart] } },
};
/** What asks the page for the popup, while the rest is loaded. */
const followFirst: Rolldown.CodeSplittingGroup = {
  name: (id) => (id.endsWith('/follow-first.ts') ? 'popup-first' : 'page-link'),
  test: /\/(?:follow-first|page-link\/page-link|channels\/(?:page-view|worker-client|session)|lib\/(?:transports\/(?:port-names|message|message-client)|contract\/failure|async\/until-aborted))\.ts$/,
  includeDependenciesRecursively: false,
};
const react: Rolldown.CodeSplittingGroup = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// };
const pageStart: Rolldown.CodeSplittingGroup = {
  name: (id, graph) => {
    const page = ['popup', 'sidepanel'].find((name) => starts(new RegExp(`entrypoints/${name}/main`), id, graph));
    return page && !starts(/entrypoints\/(?:background|offscreen)\//, id, graph) ? `${page}-start` : null;
  },
  test: /\/(?:components|locales|lib|entrypoints\/(?:app|channels|page-link)|node_modules\/(?:lucide-react|intl-messageformat|@formatjs))\/|virtual:translations$/,
  includeDependenciesRecursively: false,
};

/** Runs the script that asks the page as soon as it is loaded, before the popup's view and its styles are. */
const runFirst: Plugin = {
  name: 'run-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { chunk, bundle }) =>
      (chunk?.imports ?? [])
        .filter((file) => bundle?.[file]?.name === 'popup-first')
        .map((file) => ({ tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src: `/${file}` } })),
  },
};

/** Leaves the polyfill (as large as the account's code) out of the worker in Chromium, whose own API returns promises. */
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

/** Hosts on which the page script runs with every page. Everywhere else it runs after a click of the user, on that page. */
const namedHosts = ['*://*.youtube.com/*'];

/** The policy of the extension's pages. Images come from the package, as blobs or data, or from addresses that the gateway returns. */
const contentSecurityPolicy = [
  "script-src 'self' 'wasm-unsafe-eval'",
  "object-src 'self'",
  "img-src 'self' blob: data: https: http:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const notices = thirdPartyNotices();

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  hooks: {
    // WXT names the button after the title of the popup's document, in one language.
    'build:manifestGenerated': (_, { action }) => {
      if (action) action.default_title = '__MSG_actionTitle__';
    },
    'build:done': async ({ config }) => writeFile(join(config.outDir, 'third-party-notices.txt'), notices.text()),
    'build:publicAssets': (_, files) => {
      const messages = Object.entries(manifestMessages(join(import.meta.dirname, 'locales')));
      files.push(
        ...messages.map(([relativeDest, contents]) => ({ relativeDest, contents })),
        ...welcomeFiles(import.meta.dirname),
      );
    },
  },
  vite: () => ({
    plugins: [compiledMessages(), translationChunks(), withoutDescriptions, fewChunks, runFirst, withoutPolyfill, notices.plugin],
    // A bare import would resolve to Dexie's development build.
    resolve: {
      alias: [
        { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
        // One runtime for all networks: the only one that is small, fast on a CPU, and supports GPUs.
        { find: /^onnxruntime-web(?:\/webgpu)?$/, replacement: 'onnxruntime-web/jspi' },
      ],
    },
    worker: { format: 'es', plugins: () => [notices.plugin] },
    // Chunks of the extension are local files, so preloading gains nothing; only styles of a lazy chunk are loaded with it.
    build: {
      // The oldest browsers of the manifest. For older ones the build would replace `:dir()` by a list of languages.
      cssTarget: ['chrome120', 'firefox140'],
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
      'contextMenus',
      'identity',
      'scripting',
      'storage',
      'unlimitedStorage',
      ...(browser === 'firefox' ? [] : ['offscreen', 'sidePanel']),
    ],
    host_permissions: namedHosts,
    // Records a tab whose page does not provide its audio. Requested when needed, because the browser calls it reading all sites.
    ...(browser === 'firefox' ? {} : { optional_permissions: ['tabCapture'] }),
    // Requested host by host, at the moment of use, with the reason.
    optional_host_permissions: ['*://*/*'],
    content_scripts: [{ matches: namedHosts, js: ['page.js'], run_at: 'document_idle' }],
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+G' } },
      'open-panel': { suggested_key: { default: 'Alt+Shift+S' }, description: '__MSG_openPanelCommand__' },
    },
    omnibox: { keyword: 'gloss' },
    incognito: 'not_allowed',
    // Explicit in Firefox too, whose default would upgrade feeds and model servers of the local network to https.
    content_security_policy: { extension_pages: contentSecurityPolicy },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: firefoxId,
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'], optional: [...new Set(Object.values(sentData).flat())] },
            },
          },
        }
      : {
          minimum_chrome_version: '120',
          key: chromiumKey,
        }),
  }),
});
