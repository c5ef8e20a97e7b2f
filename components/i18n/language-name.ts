/** The name of a language in the interface's own; undefined for a tag that names none. */
export function languageName(tag: string, uiLanguage: string): string | undefined {
  try {
    const name = new Intl.DisplayNames(uiLanguage, { type: 'language', fallback: 'none' }).of(tag);
    return name || undefined;
  } catch {
    return undefined;
  }
}
