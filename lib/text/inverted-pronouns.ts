const pronoun = /(?<!^rendez)-(?:t-)?(?:je|tu|ils?|elles?|on|ce|nous|vous|moi|toi|lui|leur|les?|la|y|en|là|ci)$/;

/** Returns a French word without the pronoun that is joined to its end: "coûte-t-il" without "-t-il". */
export const withoutPronoun = (word: string, language: string): string => (language === 'fr' ? word.replace(pronoun, '') : word);
