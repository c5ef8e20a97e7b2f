import { dataRule, instructions, languageRule, oneLine, type StyleOptions } from './prompts.ts';
import type { Question } from './question.ts';
import type { Source } from './source.ts';

const tokensASentence = 45;

/**
 * Builds the call for plain sentences about a part of a transcript, or about notes on its parts. Nothing is cited: the sentences
 * get their places afterwards. `language` is the BCP 47 tag of the sources.
 */
export const sentenceQuestion = (
  sources: readonly Source[],
  points: number,
  title: string,
  style: StyleOptions,
  language: string,
): Question => ({
  kind: 'sentences',
  instructions: instructions(
    `You summarize what was said in a part of a video or audio${title ? ` with the title "${oneLine(title)}"` : ''}.`,
    [
      dataRule,
      `Write at most ${points} sentences: the most important statements, in their order, each understandable by itself, with the names and numbers of the data.`,
      'Write each sentence on a line of its own. Write no introduction, no headings, no list marks, and nothing that the data does not say.',
      languageRule(style.language, 'every sentence'),
    ],
    style,
  ),
  data: sources.map(({ speaker, text }) => oneLine(speaker ? `${speaker}: ${text}` : text)).join('\n'),
  task: { from: language, to: style.language, points },
  outputTokens: points * tokensASentence + 40,
});
