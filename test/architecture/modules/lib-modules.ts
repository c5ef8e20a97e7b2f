import { core, type Module } from './module.ts';

export const libModules: Record<string, Module> = {
  contract: { path: 'lib/contract/', modules: [], packages: ['zod'] },
  records: { path: 'lib/records', modules: ['contract types'], packages: [] },
  ports: { path: 'lib/ports', modules: ['contract types', 'records'], packages: [] },
  i18n: { path: 'lib/i18n/', modules: [], packages: ['intl-messageformat'] },
  markdown: {
    path: 'lib/markdown/',
    modules: ['contract', 'records'],
    packages: ['mdast', 'mdast-util-from-markdown', 'entities'],
  },
  subtitles: {
    path: 'lib/subtitles/',
    modules: ['contract', 'ports types', 'records', 'lib root'],
    packages: ['htmlparser2', 'entities'],
  },
  sites: { path: 'lib/sites/', modules: core, packages: ['zod', 'htmlparser2'] },
  text: { path: 'lib/text/', modules: core, packages: ['franc-min'] },
  grounding: { path: 'lib/grounding/', modules: [...core, 'text'], packages: [] },
  review: { path: 'lib/review/', modules: [...core, 'text'], packages: ['ts-fsrs'] },
  promise: { path: 'lib/promise/', modules: [...core, 'text', 'grounding'], packages: [] },
  names: { path: 'lib/names/', modules: [...core, 'text', 'grounding'], packages: [] },
  // The sites decide what an address means.
  feeds: { path: 'lib/feeds/', modules: [...core, 'sites'], packages: ['zod', 'htmlparser2'] },
  'time addresses': { path: 'lib/export/time-url.ts', modules: ['contract', 'export types', 'lib root'], packages: [] },
  export: {
    path: 'lib/export/',
    modules: [...core, 'i18n', 'review', 'time addresses'],
    packages: ['zod', 'entities', 'fflate'],
  },
  models: {
    path: 'lib/models/',
    modules: [...core, 'text', 'grounding'],
    packages: ['zod', 'ai', '@ai-sdk/anthropic', '@ai-sdk/google', '@ai-sdk/openai-compatible', 'jsonrepair', 'tokenx'],
  },
  speech: {
    path: 'lib/speech/',
    modules: [...core, 'models', 'text'],
    packages: ['zod'],
  },
  images: { path: 'lib/images/', modules: [...core, 'models'], packages: ['zod', 'onnxruntime-web'] },
  sync: { path: 'lib/sync/', modules: core, packages: [] },
  account: { path: 'lib/account/', modules: [...core, 'sync', 'transports'], packages: ['zod'] },
  search: { path: 'lib/search/', modules: [...core, 'text'], packages: [] },
  novelty: { path: 'lib/novelty/', modules: [...core, 'text'], packages: [] },
  service: {
    path: 'lib/service/',
    modules: [...core, 'sites', 'text', 'promise', 'names', 'review', 'feeds', 'export', 'time addresses', 'sync'],
    packages: ['zod'],
  },
  transports: {
    path: 'lib/transports/',
    modules: ['contract', 'lib root'],
    packages: ['zod', 'hono', '@modelcontextprotocol/server'],
  },
  // Pages read the database; only the worker writes it.
  'dexie store': {
    path: 'lib/store/dexie/dexie-',
    modules: ['contract', 'ports', 'records', 'store', 'read models'],
    packages: ['dexie'],
  },
  'read models': {
    path: 'lib/store/dexie/',
    modules: ['contract', 'ports', 'records', 'store', 'lib root'],
    packages: ['dexie'],
  },
  'sql store': {
    path: 'lib/store/sql/',
    modules: ['contract', 'ports', 'records', 'store', 'search', 'lib root'],
    packages: ['drizzle-orm', 'drizzle-orm/pg-core'],
  },
  store: { path: 'lib/store/', modules: ['contract', 'ports', 'records'], packages: [] },
  // Single files directly in lib that several modules need.
  'lib root': { path: 'lib/', modules: ['contract'], packages: ['entities'] },
  // One folder a language.
  locales: { path: 'locales/', modules: [], packages: [] },
  'message catalogs': { path: 'components/i18n/', modules: ['contract', 'ports types', 'records', 'i18n', 'locales'] },
};
