import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLanguage } from '../../lib/i18n/choose-language.ts';
import { createTranslator, type Translate } from '../../lib/i18n/translator.ts';
import type en from '../../locales/en/pages.json';
import { runtimeFile } from '../bundle/runtime-file.ts';

/** Key of a text of the server's pages in the locale files. */
export type PageKey = keyof typeof en;

/** The texts of a page, in the language of its reader. */
export interface PageText {
  /** BCP 47. */
  language: string;
  t: Translate<PageKey>;
  /** A day, in UTC. */
  day(time: number): string;
}

const textIn = (language: string, catalog: Record<PageKey, string>): PageText => {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return { language, t: createTranslator(catalog, language), day: (time) => days.format(time) };
};

/**
 * Reads the page texts of every language in a folder of locales. The function it returns chooses among them
 * by the header `Accept-Language`, whose order is taken for the order of preference.
 */
export function readPageTexts(folder: string): (acceptLanguage: string | undefined) => PageText {
  const texts = new Map(
    readdirSync(folder).map((language) => [
      language,
      textIn(language, JSON.parse(readFileSync(join(folder, language, 'pages.json'), 'utf8'))),
    ]),
  );
  return (acceptLanguage) => {
    const tags = (acceptLanguage ?? '').slice(0, 500).split(',');
    const preferred = tags.map((tag) => tag.split(';')[0]!.trim());
    return texts.get(chooseLanguage(preferred, [...texts.keys()]))!;
  };
}

let choose: ReturnType<typeof readPageTexts> | undefined;

/** The page texts for a header `Accept-Language`; the product's own locales are read at the first call. */
export function pageText(acceptLanguage: string | undefined): PageText {
  choose ??= readPageTexts(runtimeFile('locales'));
  return choose(acceptLanguage);
}
