import { countWords } from '../subtitles/count-words.ts';
import { type Sentence, splitSentences } from '../subtitles/sentences.ts';
import { clauseSeparator } from '../subtitles/separator-between.ts';
import { type Chapter, findChapters } from './chapters.ts';
import { cleanSpeech } from './clean-speech.ts';
import { findCutWords } from './cut-words.ts';
import { isQuestion } from './is-question.ts';
import { detectUnitLanguage } from './language.ts';
import { markReliableEnds } from './sentence-ends.ts';
import type { TextUnit } from './text-unit.ts';

/** A paragraph of consecutive sentences without fillers and repetitions; `to` is the index after its last unit. */
export interface PolishedParagraph {
  text: string;
  from: number;
  to: number;
  chapterTitle: string;
  speaker?: string;
}

/** Paragraph limits: seconds of a pause that ends a paragraph with enough words, that number of words, and the maximum. */
const minPauseSeconds = 2;
const minWords = 40;
const maxWords = 150;

/**
 * Returns the transcript as paragraphs. No word is added. Fillers that are left out take the commas with them that divide nothing
 * without them, and Chinese, Japanese and Korean captions without marks get some. Detects chapters if none are given.
 */
export function polishTranscript(
  units: readonly TextUnit[],
  options: { language?: string; chapters?: readonly Chapter[] } = {},
): PolishedParagraph[] {
  const language = detectUnitLanguage(units, options.language);
  const chapters = options.chapters ?? findChapters(units, { language });
  const paragraphs: PolishedParagraph[] = [];
  let chapter = -1;
  let length = 0;
  let question: Sentence | undefined;
  const sentences = splitSentences(markReliableEnds(units, language), language);
  const cutWords = findCutWords(
    sentences.map(({ text }) => text),
    language,
  );
  for (const sentence of sentences) {
    const { text, from, to, speaker } = sentence;
    // An answer may be a filler elsewhere: "Did you sign it?" – "Yeah."
    const isAnswer = question !== undefined && question.speaker !== speaker;
    const cleaned = cleanSpeech(text, language, cutWords) || (isAnswer ? text : '');
    question = isQuestion(text) ? sentence : undefined;
    if (cleaned === '') continue;
    const previous = paragraphs.at(-1);
    let startsParagraph = previous === undefined || previous.speaker !== speaker || length >= maxWords;
    while (chapter + 1 < chapters.length && chapters[chapter + 1]!.start <= from) {
      chapter++;
      startsParagraph = true;
    }
    if (previous && length >= minWords && silenceBefore(units, previous.to, from) >= minPauseSeconds) startsParagraph = true;
    const words = countWords(cleaned);
    if (startsParagraph) {
      paragraphs.push({ text: cleaned, from, to, chapterTitle: chapters[chapter]?.title ?? '', ...(speaker && { speaker }) });
      length = words;
    } else if (previous) {
      previous.text += clauseSeparator(previous.text, cleaned) + cleaned;
      previous.to = to;
      length += words;
    }
  }
  return paragraphs;
}

const silenceBefore = (units: readonly TextUnit[], end: number, start: number) =>
  (units[start]!.startTime ?? 0) - (units[end - 1]!.endTime ?? units[start]!.startTime ?? 0);
