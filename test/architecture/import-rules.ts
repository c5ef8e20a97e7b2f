/** Who may import whom. A room is a folder, or a file, of the project; it may always import itself. */
export interface Module {
  /** Paths that begin so belong to the room; the first room that fits is taken. */
  path: string;
  /** The other rooms it may import. `types` after a name allows nothing that exists at run time. */
  modules: string[];
  /** The packages it may import; without this line, any. */
  packages?: string[];
  /** Packages that must not reach it, not even through what it imports: they would outweigh it. */
  without?: string[];
}

const core = ['contract', 'ports', 'records types', 'subtitles', 'ground floor'];

export const modules: Record<string, Module> = {
  contract: { path: 'lib/contract/', modules: [], packages: ['zod'] },
  records: { path: 'lib/records', modules: ['contract types'], packages: [] },
  ports: { path: 'lib/ports', modules: ['contract types', 'records types'], packages: [] },
  subtitles: {
    path: 'lib/subtitles/',
    modules: ['contract', 'ports types', 'records types', 'ground floor'],
    packages: ['htmlparser2', 'entities', 'franc-min'],
  },
  sites: { path: 'lib/sites/', modules: core, packages: ['zod', 'htmlparser2', 'entities'] },
  text: { path: 'lib/text/', modules: core, packages: ['franc-min'] },
  // What an address means is decided by the sites, here as everywhere.
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
  pictures: { path: 'lib/images/', modules: [...core, 'models'], packages: ['zod', 'ai', 'onnxruntime-web'] },
  sync: { path: 'lib/sync/', modules: core, packages: [] },
  account: { path: 'lib/account/', modules: [...core, 'sync', 'doors'], packages: ['zod'] },
  search: { path: 'lib/search/', modules: core, packages: [] },
  service: { path: 'lib/service/', modules: [...core, 'sites', 'text', 'feeds', 'export', 'sync'], packages: ['zod'] },
  doors: { path: 'lib/transports/', modules: ['contract'], packages: ['zod', 'hono', '@modelcontextprotocol/server'] },
  // Pages read what the worker alone writes.
  'dexie store': {
    path: 'lib/store/dexie/dexie-',
    modules: ['contract', 'ports', 'records types', 'store', 'read models'],
    packages: ['dexie'],
  },
  'read models': { path: 'lib/store/dexie/', modules: ['contract', 'ports', 'records types', 'store'], packages: ['dexie'] },
  'sql store': {
    path: 'lib/store/sql/',
    modules: ['contract', 'ports', 'records types', 'store', 'search', 'ground floor'],
    packages: ['drizzle-orm', 'drizzle-orm/pg-core'],
  },
  store: { path: 'lib/store/', modules: ['contract', 'ports', 'records types'], packages: [] },
  // Single files directly in lib: standard things that several rooms need.
  'ground floor': { path: 'lib/', modules: ['contract'], packages: [] },
  components: {
    path: 'components/',
    modules: ['contract', 'ports types', 'records types', 'doors', 'read models', 'ground floor'],
    without: ['zod'],
  },
  // The two hosts compose; what stands beside the product looks at all of it.
  hosts: { path: '', modules: ['*'] },
};

/** Never in lib, whatever a room's line says: hosts come in as ports. */
export const hostPackages = /^(node:.*|react(-.*)?|wxt(\/.*)?|@wxt-dev\/.*|webextension-polyfill)$/;
export const hostGlobals = ['browser', 'chrome'];

/** The only files that know every site, whole or by its addresses; `generic` takes what no other address claims, so it asks the latter. */
export const siteLists = ['lib/sites/index.ts', 'lib/sites/detect-url.ts'];
export const mayAskAddresses = ['generic'];
