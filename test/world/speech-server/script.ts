import type { Line } from '../words.ts';

/** A word as it will be spoken. Its number is what its sound says. */
export interface SpokenWord {
  id: number;
  text: string;
  startTime: number;
  endTime: number;
  speaker?: string;
}

/** What a sound says, from its first second to its last. */
export interface Script {
  language: string;
  duration: number;
  words: SpokenWord[];
}

/**
 * Words for lines, each as long as its letters, on hundredths of a second. Two scripts that one server knows have different
 * numbers: `firstId` is the first of this one's.
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

/** Words with the punctuation that stands at them. */
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
