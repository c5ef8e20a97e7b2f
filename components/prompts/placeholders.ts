/** The placeholders that a prompt may contain. */
export const placeholders = ['title', 'language', 'duration'];

/** Returns the unknown placeholders of a prompt. */
export const unknownPlaceholders = (prompt: string): string[] =>
  [...prompt.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim()).filter((name) => !placeholders.includes(name));
