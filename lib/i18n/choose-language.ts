/** The language of the catalogs that every other one is translated from, and of users whose languages have no catalog. */
export const sourceLanguage = 'en';

/**
 * Returns the first of the user's languages (BCP 47 tags) that has a catalog. A catalog of the same script is
 * preferred, then any of the same language: all Chinese readers are nearer to Simplified Chinese than to English.
 */
export function chooseLanguage(preferred: readonly string[], available: readonly string[]): string {
  for (const tag of preferred) {
    const wanted = likelySubtags(tag);
    if (!wanted) continue;
    const sameLanguage = available.filter((one) => likelySubtags(one)?.language === wanted.language);
    const found =
      sameLanguage.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
      sameLanguage.find((one) => likelySubtags(one)?.script === wanted.script) ??
      sameLanguage[0];
    if (found) return found;
  }
  return sourceLanguage;
}

/** The language and script of a tag; undefined for a text that is not a tag, which `Accept-Language` may hold. */
function likelySubtags(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
