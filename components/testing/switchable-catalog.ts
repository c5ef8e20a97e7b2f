import { sourceLanguage } from '../../lib/i18n/choose-language.ts';
import { textDirection } from '../../lib/i18n/text-direction.ts';
import { createTranslator, type Translate } from '../../lib/i18n/translator.ts';
import { pseudoMessage } from './pseudo-message.ts';

/** A catalog as the build compiles it: texts and syntax trees. */
type Catalog = Record<string, unknown>;

const files = import.meta.glob<Catalog>('../../locales/*/*.json', { import: 'default' });

/** The language of a locale that is made of English: every word is half as long again. */
export const pseudoLanguage = 'en-XA';

/** The languages that have a folder of catalogs. */
export const languages = [...new Set(Object.keys(files).map((path) => path.split('/').at(-2)!))];

/** In component tests this module stands in for `components/i18n/view-catalog.ts`, so that a test can show views in any language. */
export let uiLanguage = sourceLanguage;
export let uiDirection = textDirection(sourceLanguage);

let catalogs: Record<string, Catalog> = {};

/** Sets the language in which views that are rendered from then on show their texts. */
export async function setLanguage(language: string): Promise<void> {
  const folder = language === pseudoLanguage ? sourceLanguage : language;
  const ofLanguage = Object.entries(files).filter(([path]) => path.split('/').at(-2) === folder);
  const loaded = await Promise.all(
    ofLanguage.map(
      async ([path, load]): Promise<[string, Catalog]> => [path.split('/').at(-1)!.replace('.json', ''), await load()],
    ),
  );
  catalogs = Object.fromEntries(
    language === pseudoLanguage ? loaded.map(([name, catalog]) => [name, mapValues(catalog, pseudoMessage)]) : loaded,
  );
  uiLanguage = language;
  uiDirection = textDirection(language);
  document.documentElement.lang = language;
  document.documentElement.dir = uiDirection;
}

const mapValues = (catalog: Catalog, change: (value: unknown) => unknown): Catalog =>
  Object.fromEntries(Object.entries(catalog).map(([key, value]) => [key, change(value)]));

export const viewCatalog = <Key extends string>(name: string, english: Record<Key, string>): Record<Key, string> =>
  new Proxy(english, { get: (_, key) => (catalogs[name] ?? english)[key as Key] });

export function viewText<Key extends string>(name: string, english: Record<Key, string>): Translate<Key> {
  let translate: Translate<Key>;
  let language: string | undefined;
  return (key, values) => {
    if (language !== uiLanguage) translate = createTranslator(viewCatalog(name, english), uiLanguage);
    language = uiLanguage;
    return translate(key, values);
  };
}
