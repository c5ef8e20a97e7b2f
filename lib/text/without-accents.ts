/** Returns a text without the accents of its letters: "élève" as "eleve". */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize();
