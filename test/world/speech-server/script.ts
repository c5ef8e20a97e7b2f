import type { Line } from '../words.ts';

/** A word of a script. Its audio encodes its id. */
export interface SpokenWord {
  id: number;
  text: string;
  startTime: number;
  endTime: number;
  speaker?: string;
}

/** The spoken text of an audio file, with the audio's language and duration in seconds. */
export interface Script {
  language: string;
  duration: number;
  words: SpokenWord[];
}

/**
 * Returns a script with words for the given lines: durations in proportion to word length, times rounded to hundredths of a
 * second. Ids count from `firstId`; two scripts of one server must not share ids.
 */
export function scriptOf(lines: (Line & { speaker?: string })[], language = 'en', firstId = 0): Script {
  const words = lines.flatMap(({ text, startTime, endTime, speaker }) => {
    const spokenTokens = tokens(text, language);
    const weights = spokenTokens.map((word) => word.length + 2);
    const seconds = (endTime - startTime) / weights.reduce((sum, weight) => sum + weight, 0);
    let time = startTime;
    return spokenTokens.map((word, i) => {
      const from = time;
      time += weights[i]! * seconds;
      return { text: word, startTime: hundredth(from), endTime: hundredth(time), ...(speaker && { speaker }) };
    });
  });
  return {
    language,
    duration: Math.ceil(lines.at(-1)?.endTime ?? 0) + 1,
    words: words.map((word, i) => ({ id: firstId + i, ...word })),
  };
}

/** Splits text into words, each with its adjacent punctuation. */
function tokens(text: string, language: string): string[] {
  if (!/^(?:zh|ja|th)/.test(language)) return text.split(/\s+/).filter(Boolean);
  const found: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike || found.length === 0) found.push(segment);
    else found[found.length - 1] += segment;
  }
  return found.map((word) => word.trim());
}

const hundredth = (seconds: number) => Math.round(seconds * 100) / 100;
