/** Default level of detail of a summary, from 0 to 1000. */
export const defaultDetailLevel = 400;

/** Level of detail of an article, which keeps most of the points. */
export const articleDetailLevel = 750;
