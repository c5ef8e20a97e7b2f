import { unspaced } from '../subtitles/sentences.ts';

const spacedWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*(?:['-][\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*)*/gu;
const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a text in lower case, in order, whether or not its script puts spaces between them. */
export function words(text: string, language: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'");
  if (!unspaced.test(plain)) return plain.match(spacedWord) ?? [];
  const found: string[] = [];
  for (const { segment, isWordLike } of segmenterFor(language).segment(plain)) if (isWordLike) found.push(segment);
  return found;
}

/**
 * A shortened text, or the text it comes from if the former has a word that the latter lacks: where no spaces are
 * written, characters that move together may read as another word.
 */
export function withSameWords(shorter: string, text: string, language: string): string {
  if (shorter === text) return text;
  const kept = words(shorter, language);
  let place = 0;
  for (const word of words(text, language)) if (word === kept[place]) place++;
  return place === kept.length ? shorter : text;
}

function segmenterFor(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language || undefined, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}
