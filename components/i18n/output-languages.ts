import { standaloneLanguageName } from './language-name.ts';

/** Languages that models write well enough to be offered. BCP 47. */
const tags =
  'ar bg bn ca cs da de el en es et fa fi fil fr gu he hi hr hu id it ja kn ko lt lv ml mr ms nb nl pa pl pt ro ru sk sl sr sv sw ta te th tr uk ur vi zh-Hans zh-Hant'.split(
    ' ',
  );

export interface NamedLanguage {
  tag: string;
  name: string;
}

/** The offered output languages with their names in the UI language, and `inUse` if it is another one. */
export function outputLanguages(uiLanguage: string, inUse?: string): NamedLanguage[] {
  const all = inUse && !tags.includes(inUse) ? [...tags, inUse] : tags;
  const named = all.map((tag) => ({ tag, name: standaloneLanguageName(tag, uiLanguage) ?? tag }));
  return named.sort((a, b) => a.name.localeCompare(b.name, uiLanguage));
}

/** The languages with the most readers, for users who have named none that is offered. */
const widespread = ['en', 'es'];

/** The offered language that the user most likely wants: the first of their languages that is offered, or a widespread one. */
export function likelyLanguage(offered: NamedLanguage[], preferred: readonly string[]): string | undefined {
  for (const tag of [...preferred, ...widespread]) {
    const { language, script } = new Intl.Locale(tag).maximize();
    const found = offered.find((one) => one.tag === language || one.tag === `${language}-${script}`);
    if (found) return found.tag;
  }
  return offered[0]?.tag;
}
