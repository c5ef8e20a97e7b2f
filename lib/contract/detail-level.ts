/** Level of detail, of 0 to 1000, that a summary has unless somebody asks for another: enough to know what was said. */
export const defaultDetailLevel = 400;

/** The same wish for the same medium is the same summary. */
export const summaryKey = (detailLevel: number, audioLanguage = ''): string => `${detailLevel} ${audioLanguage}`.trim();
