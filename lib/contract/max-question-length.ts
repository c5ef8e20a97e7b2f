/** Maximum characters of a question about a media item or a collection. */
export const maxQuestionLength = 2000;
