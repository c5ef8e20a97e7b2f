import translations from 'virtual:translations';
import { chooseLanguage, sourceLanguage } from '../../lib/i18n/choose-language.ts';
import { textDirection } from '../../lib/i18n/text-direction.ts';
import { createTranslator, type Translate } from '../../lib/i18n/translator.ts';

/** The UI's language: the first of the browser's languages that has a folder of catalogs. */
export const uiLanguage = chooseLanguage(navigator.languages ?? [navigator.language], [
  sourceLanguage,
  ...Object.keys(translations),
]);

export const uiDirection = textDirection(uiLanguage);

const translation = await translations[uiLanguage]?.();

/** Returns the catalog with a file's name in the UI's language. English, which is bundled with the view, is the fallback. */
export const viewCatalog = <Key extends string>(name: string, english: Record<Key, string>): Record<Key, string> =>
  (translation?.[name] as Record<Key, string> | undefined) ?? english;

/** Returns the function that formats the texts of a catalog in the UI's language. */
export const viewText = <Key extends string>(name: string, english: Record<Key, string>): Translate<Key> =>
  createTranslator(viewCatalog(name, english), uiLanguage);
