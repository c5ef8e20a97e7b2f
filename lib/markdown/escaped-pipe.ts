/** Stands for an escaped pipe, which does not divide the cells of a table, until tables are read; no text contains it (U+FDD0). */
export const escapedPipe = '\ufdd0';

/** Returns a text with its escaped pipes as pipes. */
export const restorePipes = (text: string): string => text.replaceAll(escapedPipe, '|');
