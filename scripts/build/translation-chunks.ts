import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceLanguage } from '../../lib/i18n/choose-language.ts';

const moduleName = 'virtual:translations';
/** The prefix that keeps other plugins from resolving the module. */
const moduleId = `\0${moduleName}`;

/** Catalogs that no view shows: the browser's manifest has the one, the server the other. */
const outsideViews = new Set(['manifest.json', 'pages.json']);

/**
 * The build plugin that provides the module `virtual:translations`: for each folder of locales but the source language's, a function that
 * loads its catalogs. They are one file a language, so that a page grows by one line with each.
 */
export function translationChunks(): Plugin {
  let locales = '';
  return {
    name: 'translation-chunks',
    configResolved: ({ root }) => {
      locales = join(root, 'locales');
    },
    resolveId: (id) => (id.startsWith(moduleName) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(moduleId)) return null;
      const language = id.slice(moduleId.length + 1);
      return language ? catalogsOf(join(locales, language)) : loaders(readdirSync(locales));
    },
  };
}

const loaders = (languages: string[]) => {
  const entries = languages
    .filter((language) => language !== sourceLanguage)
    .map((language) => `'${language}': () => import('${moduleName}/${language}')`);
  return `export default { ${entries.join(', ')} };`;
};

const catalogsOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => !outsideViews.has(file))
    .map((file) => `export { default as ${file.replace('.json', '')} } from ${JSON.stringify(join(folder, file))};`)
    .join('\n');
