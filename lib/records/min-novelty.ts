/** Minimum share of new sentences; an item with fewer repeats the library. */
export const minNovelty = 0.2;
