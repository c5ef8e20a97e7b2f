import { shortenAtWords } from './split-words.ts';

/** Matches demonstratives such as "this" before a noun, but not before a verb or in place of a noun. */
const pointers: Record<string, RegExp> = {
  zh: /(?:[这那這][个個种種](?!人)|[这那這][么麼样樣]的?一[个個种種])(?=\p{Script=Han})(?![是就也都会會有在可能要不很太我你他她它])/gu,
};

/**
 * Removes demonstratives that refer to earlier sentences, which a single sentence doesn't have. Returns the text unchanged if
 * the remaining characters would read as other words.
 */
export function removeDemonstratives(text: string, language: string): string {
  const pointer = Object.hasOwn(pointers, language) ? pointers[language] : undefined;
  return pointer ? shortenAtWords(text.replace(pointer, ''), text, language) : text;
}
