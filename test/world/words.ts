import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of subtitles; times in seconds. */
export interface Line {
  startTime: number;
  endTime: number;
  text: string;
}

const file = (name: string) => readFileSync(join(import.meta.dirname, 'words', name), 'utf8');

/** Returns the sentences of one of the lists in words/. */
export const sentences = (name: string): string[] => file(`${name}.txt`).trim().split('\n');

const pauseSeconds = 0.3;

/** Returns a line for each sentence, with a duration in proportion to its length. */
export function spread(texts: string[], duration: number): Line[] {
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const seconds = (duration - pauseSeconds * texts.length) / letters;
  let startTime = 0;
  return texts.map((text) => {
    const line = { startTime, endTime: millisecond(startTime + text.length * seconds), text };
    startTime = millisecond(line.endTime + pauseSeconds);
    return line;
  });
}

/**
 * Returns lines as a recognizer writes them: lower case, no punctuation, arbitrary line breaks. Word times are in proportion to
 * word length.
 */
export function recognized(texts: string[], duration: number): (Line & { words: Line[] })[] {
  const words = texts.flatMap((text) =>
    text
      .toLowerCase()
      .replace(/[.,:;?!]/g, '')
      .split(' '),
  );
  const timed = spread(words, duration);
  const perLine = 8;
  return Array.from({ length: Math.ceil(timed.length / perLine) }, (_, place) => {
    const part = timed.slice(place * perLine, (place + 1) * perLine);
    // A line stays on the screen while the next one is spoken.
    const next = timed[Math.min((place + 2) * perLine, timed.length) - 1]!;
    return { startTime: part[0]!.startTime, endTime: next.endTime, text: part.map(({ text }) => text).join(' '), words: part };
  });
}

/** Returns `count` deterministic sentences on eight alternating topics. */
export function ramble(count: number): string[] {
  const pool = JSON.parse(file('long.json')) as {
    openers: string[];
    subjects: Record<string, string[]>;
    verbs: string[];
    objects: string[];
  };
  const topics = Object.values(pool.subjects);
  let seed = 7;
  const pick = (list: string[]) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return list[seed % list.length]!;
  };
  return Array.from({ length: count }, (_, place) => {
    const topic = topics[Math.floor((place * topics.length * 2) / count) % topics.length]!;
    return `${pick(pool.openers)}, ${pick(topic)} ${pick(pool.verbs)} ${pick(pool.objects)}, and so does ${pick(topic)}.`;
  });
}

const millisecond = (seconds: number) => Math.round(seconds * 1000) / 1000;
