/** Maximum terms of a channel, and characters of one of them. */
export const maxTerms = 300;
export const maxTermLength = 100;

/** Terms are names, not markup: without angle brackets, control characters and line ends. */
export const termPattern = /^[^<>\p{Cc}]+$/u;

export const isTerm = (text: string): boolean => text.trim() !== '' && text.length <= maxTermLength && termPattern.test(text);
