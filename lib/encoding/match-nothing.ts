/** A pattern that matches no text, for languages without a pattern. */
export const matchNothing = /(?!)/;
