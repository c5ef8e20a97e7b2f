import { byLanguage } from './by-language.ts';
import { hedge } from './opening-patterns.ts';

const hedgesOf = byLanguage<RegExp>({
  en: () =>
    hedge(
      'maybe|perhaps|possibly|probably|apparently|presumably|it seems(?: to me)? that|it seems(?= (?:the|there|we|you|they|people|our|your|my) )',
    ),
  es: () => hedge('a lo mejor|quizás?|tal vez|probablemente|posiblemente'),
  pt: () => hedge('talvez|provavelmente|possivelmente'),
  it: () => hedge('forse|probabilmente|magari'),
  ru: () => hedge('наверное|возможно|вероятно|может быть'),
  pl: () => hedge('być może|może|prawdopodobnie'),
  tr: () => hedge('belki|galiba|muhtemelen'),
  vi: () => hedge('có lẽ|có thể'),
  id: () => hedge('mungkin|barangkali'),
  ko: () => hedge('아마도?'),
  ar: () => hedge('ربما'),
  hi: () => hedge('शायद'),
  zh: () => /^(?:可能|也许|或许)[，,]?/u,
  ja: () => /^(?:多分|たぶん|おそらく)[、,]?/u,
});

/** Returns a sentence without the hedges at its start that make it a guess: "maybe". They stay in what a reader sees. */
export const withoutModalHedge = (text: string, language: string): string => {
  const pattern = hedgesOf(language);
  return pattern ? text.replace(pattern, '') : text;
};
