/** Languages that write i with and without a dot: "İ" is the capital of "i", "I" that of "ı". */
const dotted = new Set(['tr', 'az']);

/** Returns a text in the lower case of a language (BCP 47 base tag). Its length stays the same, so that offsets stay right. */
export const lowerCase = (text: string, language: string): string =>
  (dotted.has(language) ? text.replaceAll('I', 'ı') : text).replaceAll('İ', 'i').toLowerCase();
