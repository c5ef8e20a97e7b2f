const unspacedLanguages = new Set(['zh', 'yue', 'ja', 'th', 'lo', 'km', 'my']);

/** Whether a language (BCP 47 base tag) writes no space between words. */
export const isUnspacedLanguage = (language: string): boolean => unspacedLanguages.has(language);
