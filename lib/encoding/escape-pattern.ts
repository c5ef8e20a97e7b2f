/** Escapes a text for a regular expression, in which it stands for itself. `RegExp.escape` is missing in the oldest Node that is supported. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
