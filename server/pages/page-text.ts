import { chooseLanguage, type UiLanguage } from '../../components/i18n/languages.ts';
import { createTranslator, type Translate } from '../../components/i18n/translator.ts';
import en from './texts/en.json' with { type: 'json' };
import chinese from './texts/zh-CN.json' with { type: 'json' };

export type PageKey = keyof typeof en;

/** The words of a page, in the language of whoever reads it. */
export interface PageText {
  language: UiLanguage;
  t: Translate<PageKey>;
  /** A day, in UTC. */
  day(time: number): string;
}

const textIn = (language: UiLanguage, catalog: Record<PageKey, string>): PageText => {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return { language, t: createTranslator(catalog, language), day: (time) => days.format(time) };
};
const texts: Record<UiLanguage, PageText> = { en: textIn('en', en), 'zh-CN': textIn('zh-CN', chinese) };

/** By the header `Accept-Language`, whose order is taken for the order of preference. */
export function pageText(acceptLanguage: string | undefined): PageText {
  const tags = (acceptLanguage ?? '').slice(0, 500).split(',');
  return texts[chooseLanguage(tags.map((tag) => tag.split(';')[0]!.trim()))];
}
