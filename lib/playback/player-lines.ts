import type { Cue } from '../contract/cue.ts';
import { divideEvenly } from './divide-evenly.ts';
import type { PlayerLine } from './player-line.ts';

/** Maximum width of a line in Latin letters; a wider one is divided into lines that follow each other. */
const maxWidth = 150;
/** Maximum lines that one cue is divided into. */
const maxParts = 500;
/** Maximum difference of the starts of cues that are shown together, and pause in which a line stays. Seconds. */
const maxTogetherSeconds = 0.1;
const maxPauseSeconds = 0.5;
/** Maximum time that a line is shown. Seconds. */
const maxShownSeconds = 15;

/**
 * Returns the cues of a transcript as lines that follow each other without overlap: cues that start together become one line, a
 * long cue becomes several that share its time by their length, and a line ends where the next one starts. `texts` are
 * translations, one a cue.
 */
export function playerLines(cues: Pick<Cue, 'startTime' | 'endTime' | 'text'>[], texts?: string[]): PlayerLine[] {
  const lines: PlayerLine[] = [];
  for (const [index, { startTime, endTime, text }] of cues.entries()) {
    const line = { startTime, endTime, text: text.trim(), translation: texts?.[index]?.trim() ?? '' };
    const last = lines.at(-1);
    if (!line.text && !line.translation) continue;
    if (last && startTime - last.startTime <= maxTogetherSeconds) {
      last.text = joinTexts(last.text, line.text);
      last.translation = joinTexts(last.translation ?? '', line.translation);
      last.endTime = Math.max(last.endTime, endTime);
    } else lines.push(line);
  }
  return lines.flatMap((line, index) => divideLine(line, lines[index + 1]?.startTime ?? Number.POSITIVE_INFINITY));
}

const joinTexts = (first: string, second: string): string => (first && second ? `${first}\n${second}` : first || second);

/** Divides a line that is too wide. The parts end before the next line starts. */
function divideLine({ startTime, endTime, text, translation = '' }: PlayerLine, nextStart: number): PlayerLine[] {
  const count = Math.min(maxParts, Math.ceil(Math.max(widthOf(text), widthOf(translation), 1) / maxWidth));
  const end = endTime + maxPauseSeconds >= nextStart ? nextStart : Math.max(endTime, startTime);
  const texts = divideEvenly(text, count);
  const translations = divideEvenly(translation, count);
  const total = Math.max(1, text.length || translation.length);
  let at = startTime;
  return texts.map((part, index) => {
    const from = at;
    at = index === count - 1 ? end : at + ((end - startTime) * (text ? part : translations[index]!).length) / total;
    return {
      startTime: from,
      endTime: Math.min(at, from + maxShownSeconds),
      text: part,
      ...(translations[index] && { translation: translations[index] }),
    };
  });
}

/** Returns the width of a text in Latin letters: Chinese, Japanese and Korean characters are twice as wide. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0);
