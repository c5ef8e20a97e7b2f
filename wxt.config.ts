import type { Plugin } from 'vite';
import { defineConfig } from 'wxt';
import { compiledMessages } from './components/i18n/compiled-messages.ts';

/** Cut at the faces' seams, React would be two chunks that pack worse. Scripts of one file can't be cut at all. */
const reactInOnePiece: Plugin = {
  name: 'react-in-one-piece',
  outputOptions: (options) =>
    options.format === 'iife'
      ? null
      : { ...options, codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] } },
};

/** Where Gloss is at hand without being asked for. Everywhere else the user's click admits it, page by page. */
const namedHosts = ['*://*.youtube.com/*'];

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  vite: () => ({
    plugins: [compiledMessages(), reactInOnePiece],
    // Its development build is what a bare import would get.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
    build: { modulePreload: { polyfill: false } },
  }),
  manifest: ({ browser }) => ({
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    permissions: [
      'activeTab',
      'alarms',
      'scripting',
      'unlimitedStorage',
      ...(browser === 'firefox' ? [] : ['offscreen', 'sidePanel']),
    ],
    host_permissions: namedHosts,
    // Asked for one by one, at the moment of use, with the reason.
    optional_host_permissions: ['*://*/*'],
    content_scripts: [{ matches: namedHosts, js: ['page.js'], run_at: 'document_idle' }],
    action: { default_title: '__MSG_actionTitle__' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+G' } },
      'open-panel': { suggested_key: { default: 'Alt+Shift+S' }, description: '__MSG_openPanelCommand__' },
    },
    incognito: 'not_allowed',
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'gloss@gloss.example',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '120' }),
  }),
});
