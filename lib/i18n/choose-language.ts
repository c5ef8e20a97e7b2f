/** The language of the catalogs that every other one is translated from, and of users whose languages have no catalog. */
export const sourceLanguage = 'en';

/**
 * Returns the first of the user's languages (BCP 47 tags) that has a catalog. A catalog of the same script is
 * preferred, then any of the same language: all Chinese readers are nearer to Simplified Chinese than to English.
 */
export function chooseLanguage(preferred: readonly string[], available: readonly string[]): string {
  for (const tag of preferred) {
    const language = localeOf(tag)?.language;
    const sameLanguage = language ? available.filter((one) => localeOf(one)?.language === language) : [];
    const found = sameLanguage.length > 1 ? nearest(tag, sameLanguage) : sameLanguage[0];
    if (found) return found;
  }
  return sourceLanguage;
}

/** Returns the catalog of the same tag, else of the same script, else the first. Scripts take the browser long to look up. */
function nearest(tag: string, catalogs: readonly string[]): string | undefined {
  const script = scriptOf(tag);
  return (
    catalogs.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
    catalogs.find((one) => scriptOf(one) === script) ??
    catalogs[0]
  );
}

const scriptOf = (tag: string): string | undefined => localeOf(tag)?.maximize().script;

/** Returns undefined for a text that is not a tag, which `Accept-Language` may hold. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
