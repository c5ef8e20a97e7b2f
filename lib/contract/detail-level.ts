/** Default level of detail of every generated text, from 0 to 1000. Part of stored cache keys, so it can't change without a migration. */
export const defaultDetailLevel = 400;

/** Level of detail of an article, which keeps most of the points. */
export const articleDetailLevel = 750;
