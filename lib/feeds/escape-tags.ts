/** Escapes what would be read as tags in a title that is plain text; many feeds write references to characters even there. */
export const escapeTags = (text: string): string => text.replaceAll('<', '&lt;');
