const questionMark = /[?？؟]\P{L}*$/u;
/** Matches the end of a Japanese, Chinese or Korean question, which needs no mark; "そうですか" is an answer. */
const questionEnding =
  /(?:(?:(?<!そう)です|ます|でした|ました|ません|でしょう)か|[吗嗎]|까요|(?<![만떠끝어화각빛혼겁신])나요|[은는인]가요|[습입합됩십]니까)\P{L}*$/u;

/** Returns whether a sentence ends as a question does. */
export const isQuestion = (text: string): boolean => questionMark.test(text) || questionEnding.test(text);
