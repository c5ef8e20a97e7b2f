import type { Module } from './module.ts';

/** A folder of views, and the other folders of components that it may import. */
function viewModule(folder: string, ...others: string[]): Module {
  return {
    path: `components/${folder}`,
    modules: [
      ...['contract', 'ports types', 'records', 'time addresses', 'subtitles', 'markdown', 'lib root', 'message catalogs'],
      ...others.map((other) => `components ${other}`),
    ],
    packages: ['react', 'react-dom', 'lucide-react', '@radix-ui/react-tabs', '@tanstack/react-virtual', 'markmap-view'],
    // Views load no parser of Markdown before the first text.
    without: ['zod', 'dexie', 'mdast-util-from-markdown'],
  };
}

export const viewModules: Record<string, Module> = {
  // What views need of their host comes with the AppContext, so a folder of views knows neither the browser's API nor a database.
  'components app': viewModule('app/'),
  'components ui': viewModule('ui/'),
  // The only one that knows the parser, in a chunk that the first text loads.
  'components markdown': {
    ...viewModule('markdown/', 'ui'),
    packages: ['react', 'react-markdown', 'mdast'],
  },
  'components page': viewModule('page/', 'app', 'ui', 'failure'),
  'components keys': viewModule('keys/', 'app', 'ui'),
  'components prompts': viewModule('prompts/'),
  'components quote': viewModule('quote/', 'ui'),
  'components queue': viewModule('queue/', 'app', 'ui', 'failure'),
  'components browser models': viewModule('browser-models/', 'app', 'ui'),
  'components cost': viewModule('cost/', 'app', 'ui'),
  'components item': viewModule('item/', 'app', 'ui', 'cost'),
  'components failure': viewModule('failure/', 'app', 'ui', 'item'),
  'components exporting': viewModule('exporting/', 'app', 'ui', 'failure'),
  'components account': viewModule('account/', 'app', 'ui', 'failure'),
  'components summary': viewModule(
    'summary/',
    'app',
    'ui',
    'browser models',
    'cost',
    'failure',
    'item',
    'page',
    'prompts',
    'quote',
  ),
  'components article': viewModule('article/', 'app', 'ui', 'cost', 'failure', 'item', 'summary'),
  'components chapters': viewModule('chapters/', 'app', 'ui', 'item', 'page', 'summary'),
  'components slides': viewModule('slides/', 'app', 'ui', 'failure', 'item'),
  'components mind map': viewModule('mind-map/', 'app', 'ui', 'chapters', 'exporting', 'failure', 'page', 'slides'),
  'components notes': viewModule('notes/', 'app', 'ui', 'cost', 'failure', 'markdown', 'page', 'quote', 'review', 'summary'),
  'components subtitles': viewModule(
    'subtitles/',
    'app',
    'ui',
    'browser models',
    'cost',
    'failure',
    'item',
    'page',
    'quote',
    'review',
  ),
  'components transcription': viewModule('transcription/', 'app', 'ui', 'failure', 'item', 'page', 'subtitles'),
  'components library': viewModule('library/', 'app', 'ui', 'failure', 'item', 'queue'),
  'components review': viewModule('review/', 'app', 'ui', 'failure'),
  'components ask': viewModule('ask/', 'app', 'ui', 'cost', 'failure', 'item', 'library', 'markdown', 'summary'),
  'components collections': viewModule(
    'collections/',
    ...['app', 'ui', 'account', 'ask', 'chapters', 'failure', 'item', 'library', 'queue', 'summary'],
  ),
  'components feed': viewModule('feed/', 'app', 'ui', 'failure', 'item', 'queue'),
  'components settings': viewModule(
    'settings/',
    ...['app', 'ui', 'account', 'browser models', 'exporting', 'failure', 'feed', 'prompts', 'transcription'],
  ),
  'components welcome': viewModule('welcome/', 'app', 'ui', 'browser models', 'chapters', 'failure', 'settings', 'summary'),
  'components popup': viewModule('popup/', 'app', 'ui', 'cost', 'failure', 'item', 'page', 'summary'),
  'components panel': viewModule(
    'panel/',
    ...['app', 'ui', 'article', 'ask', 'cost', 'exporting', 'failure', 'feed', 'item', 'library', 'mind map', 'notes', 'page'],
    ...['queue', 'quote', 'review', 'slides', 'subtitles', 'summary', 'transcription'],
  ),
  'components places': viewModule(
    'places/',
    ...['app', 'ui', 'account', 'collections', 'failure', 'feed', 'item', 'library', 'page', 'panel', 'review'],
  ),
  components: viewModule(''),
};
