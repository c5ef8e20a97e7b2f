/** Languages that join an article, a preposition or another short word to the word behind it: "l’ONU", "dell’Italia". */
const elides = new Set(['fr', 'it', 'ca']);
const elided =
  /^(?:[ldnmtsjc]|(?:jus|lors|puis|quel|quoi)?qu|un|(?:d|n|s)?all|dell|nell|sull|quest|quell|anch|com|cos|dov)['’](?=\p{L})/iu;

/** Returns a word without what is joined to its front: "l’Espagne" without "l’". */
export const withoutArticle = (found: string, language: string): string =>
  elides.has(language) ? found.replace(elided, '') : found;
