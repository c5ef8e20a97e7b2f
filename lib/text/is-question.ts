const questionEnd = /[?？؟]\P{L}*$/u;

/** Returns whether a sentence ends with a question mark. */
export const isQuestion = (text: string): boolean => questionEnd.test(text);
