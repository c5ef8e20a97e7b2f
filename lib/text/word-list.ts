import { withTraditional } from '../encoding/simplified-characters.ts';

/** Returns the words of a list of a language (BCP 47 base tag); those of Chinese in simplified and in traditional characters. */
export function splitWordList(list: string, language: string): string[] {
  const words = list.split(/\s+/);
  return language === 'zh' ? withTraditional(words) : words;
}
