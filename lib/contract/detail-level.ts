/** Level of detail, of 0 to 1000, that a summary has unless somebody asks for another: enough to know what was said. */
export const defaultDetailLevel = 400;

/** An article keeps most of the points. */
export const articleDetailLevel = 750;
