import { withSameWords } from './words.ts';

/** "This", "that kind of" before what they go with, not where they stand for it or before a verb. */
const pointers: Record<string, RegExp> = {
  zh: /(?:[这那這][个個种種](?!人)|[这那這][么麼样樣]的?一[个個种種])(?=\p{Script=Han})(?![是就也都会會有在可能要不很太我你他她它])/gu,
};

/**
 * Without words that point at what was said before: alone, a sentence has nothing to point at. Leaves a text as it is
 * where the words that remain would run together into others.
 */
export function withoutPointing(text: string, language: string): string {
  const pointer = Object.hasOwn(pointers, language) ? pointers[language] : undefined;
  return pointer ? withSameWords(text.replace(pointer, ''), text, language) : text;
}
