import type { Transcript } from './transcript.ts';
import type { Translation } from './translation.ts';

/**
 * Returns the newest translation of a transcript, into one language or any. Translations of a former version with other cues are
 * ignored.
 */
export function newestTranslation(
  translations: Translation[],
  { trackId, cues }: Pick<Transcript, 'trackId' | 'cues'>,
  language?: string,
): Translation | undefined {
  return translations
    .filter((one) => one.trackId === trackId && one.texts.length === cues.length)
    .filter((one) => language === undefined || one.language === language)
    .reduce<Translation | undefined>((last, one) => (last && last.createdAt > one.createdAt ? last : one), undefined);
}
