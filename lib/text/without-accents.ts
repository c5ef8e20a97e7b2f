/** Returns a text without the accents of its Latin letters: "élève" as "eleve". Cyrillic й is no и with an accent. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/([a-z])[\u0300-\u036f]+/gi, '$1')
    .normalize();
