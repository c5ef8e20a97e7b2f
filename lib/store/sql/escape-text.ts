/** PostgreSQL's text can't hold U+0000, nor UTF-8 half of a pair. The escape character itself means nothing in any text. */
const unstorable = /[\0\ufffe\p{Surrogate}]/gu;
const escaped = /\ufffe([0-9a-f]{4})/g;

/** Escapes a string for text columns. Different strings stay different. */
export const escapeText = (text: string): string =>
  text.replace(unstorable, (unit) => `\ufffe${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Restores a string that `escapeText` has escaped. */
export const unescapeText = (text: string): string =>
  text.replace(escaped, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
