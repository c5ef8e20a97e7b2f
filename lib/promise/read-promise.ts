import { detectLanguage } from '../text/language.ts';
import { promisePattern } from './promise-patterns.ts';

/** Characters of a title that are read. */
const maxCharacters = 300;
const questionMark = /[?？؟]/u;
/** Marks between a title and the name of a series or a channel. */
const separator = /\s+[|｜•·–—-]\s+|[|｜]/u;

/**
 * Returns the part of a title that asks or promises something; undefined if there is none, or if the title is in another script
 * than the transcript, whose language (BCP 47 base tag) is given: then it can't be compared.
 */
export function readPromise(title: string, language: string): string | undefined {
  const read = title.slice(0, maxCharacters).toWellFormed().trim();
  const titleLanguage = detectLanguage(read, language);
  const parts = read.split(separator).filter((part) => part.trim());
  const promise = parts.find((part) => questionMark.test(part) || promisePattern(language).test(part.trim()));
  return titleLanguage === language ? promise?.trim() : undefined;
}
