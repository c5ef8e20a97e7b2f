/** What a prompt may name of the medium. */
export const placeholders = ['title', 'language', 'duration'];

/** The placeholders of a prompt that nothing stands for. */
export const unknownPlaceholders = (prompt: string): string[] =>
  [...prompt.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim()).filter((name) => !placeholders.includes(name));
