/** One module of the import rules: a folder, or the files whose paths begin alike. A module may always import itself. */
export interface Module {
  /** Prefix of the paths that belong to the module; the first module of the list that fits is taken. */
  path: string;
  /** Names of the other modules it may import. `types` after a name allows type-only imports. */
  modules: string[];
  /** Packages it may import; any when absent. */
  packages?: string[];
  /** Packages it must not load, not even through its imports, because of their size. */
  without?: string[];
}

const core = ['contract', 'ports', 'records', 'subtitles', 'lib root'];

export const modules: Record<string, Module> = {
  contract: { path: 'lib/contract/', modules: [], packages: ['zod'] },
  records: { path: 'lib/records', modules: ['contract types'], packages: [] },
  ports: { path: 'lib/ports', modules: ['contract types', 'records'], packages: [] },
  subtitles: {
    path: 'lib/subtitles/',
    modules: ['contract', 'ports types', 'records', 'lib root'],
    packages: ['htmlparser2', 'entities', 'franc-min'],
  },
  sites: { path: 'lib/sites/', modules: core, packages: ['zod', 'htmlparser2', 'entities'] },
  text: { path: 'lib/text/', modules: core, packages: ['franc-min'] },
  // The sites decide what an address means.
  feeds: { path: 'lib/feeds/', modules: [...core, 'sites'], packages: ['zod', 'htmlparser2', 'entities'] },
  export: { path: 'lib/export/', modules: [...core, 'text'], packages: ['zod', 'entities', 'fflate', 'markdown-it'] },
  models: {
    path: 'lib/models/',
    modules: [...core, 'text'],
    packages: [
      'zod',
      'ai',
      '@ai-sdk/anthropic',
      '@ai-sdk/google',
      '@ai-sdk/openai-compatible',
      'jsonrepair',
      'tokenx',
      'franc-min',
    ],
  },
  speech: {
    path: 'lib/speech/',
    modules: [...core, 'models'],
    packages: ['zod'],
  },
  images: { path: 'lib/images/', modules: [...core, 'models'], packages: ['zod', 'ai', 'onnxruntime-web'] },
  sync: { path: 'lib/sync/', modules: core, packages: [] },
  account: { path: 'lib/account/', modules: [...core, 'sync', 'transports'], packages: ['zod'] },
  search: { path: 'lib/search/', modules: core, packages: [] },
  service: { path: 'lib/service/', modules: [...core, 'sites', 'text', 'feeds', 'export', 'sync'], packages: ['zod'] },
  transports: { path: 'lib/transports/', modules: ['contract'], packages: ['zod', 'hono', '@modelcontextprotocol/server'] },
  // Pages read the database; only the worker writes it.
  'dexie store': {
    path: 'lib/store/dexie/dexie-',
    modules: ['contract', 'ports', 'records', 'store', 'read models'],
    packages: ['dexie'],
  },
  'read models': { path: 'lib/store/dexie/', modules: ['contract', 'ports', 'records', 'store'], packages: ['dexie'] },
  'sql store': {
    path: 'lib/store/sql/',
    modules: ['contract', 'ports', 'records', 'store', 'search', 'lib root'],
    packages: ['drizzle-orm', 'drizzle-orm/pg-core'],
  },
  store: { path: 'lib/store/', modules: ['contract', 'ports', 'records'], packages: [] },
  // Single files directly in lib that several modules need.
  'lib root': { path: 'lib/', modules: ['contract'], packages: [] },
  'message catalogs': { path: 'components/i18n/', modules: ['contract', 'ports types', 'records'] },
  components: {
    path: 'components/',
    modules: ['contract', 'ports types', 'records', 'lib root', 'message catalogs'],
    // Neither the browser's API nor a database: what views need of their host comes with the AppContext.
    packages: [
      'react',
      'react-dom',
      'lucide-react',
      '@radix-ui/react-tabs',
      '@tanstack/react-virtual',
      'markdown-it',
      'markmap-view',
      'react-markdown',
    ],
    without: ['zod', 'dexie'],
  },
  channels: { path: 'entrypoints/channels/', modules: ['contract', 'transports'] },
  // The two hosts compose all modules; tests and scripts may import any.
  hosts: { path: '', modules: ['*'] },
};

/** Packages that lib never imports: a host is reached through a port. */
export const hostPackages = /^(node:.*|react(-.*)?|wxt(\/.*)?|@wxt-dev\/.*|webextension-polyfill)$/;
export const hostGlobals = ['browser', 'chrome'];

/** The only files that import every site. `generic` may import the second one, because it takes the addresses that no other site claims. */
export const siteLists = ['lib/sites/index.ts', 'lib/sites/detect-url.ts'];
export const mayAskAddresses = ['generic'];
