import type { RawCue } from './subtitle-format.ts';

/**
 * Removes the layers of SubStation Alpha, which draw one line several times, also at slightly different places: cues of the same
 * text, speaker and times.
 */
export function joinLayers(cues: RawCue[]): RawCue[] {
  const lines = new Set<string>();
  return cues.filter(({ startTime, endTime, text, speaker = '' }) => {
    const line = `${startTime} ${endTime} ${speaker}\n${text}`;
    return !lines.has(line) && lines.add(line);
  });
}
