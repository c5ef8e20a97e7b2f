/** Share of new sentences below which an item repeats what the library says. */
export const minNovelty = 0.2;
