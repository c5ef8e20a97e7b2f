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

function segmenterFor(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language || undefined, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}
