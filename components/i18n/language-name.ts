/** The name of a language as it stands alone, such as in a list: with a capital, which many languages leave out within a sentence. */
export function standaloneLanguageName(tag: string, uiLanguage: string): string | undefined {
  return languageName(tag, uiLanguage)?.replace(/^./u, (first) => first.toLocaleUpperCase(uiLanguage));
}

/** The name of a language in the interface's own; undefined for a tag that names none. */
export function languageName(tag: string, uiLanguage: string): string | undefined {
  try {
    const name = new Intl.DisplayNames(uiLanguage, { type: 'language', fallback: 'none' }).of(tag);
    return name || undefined;
  } catch {
    return undefined;
  }
}
