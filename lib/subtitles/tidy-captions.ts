import type { Cue } from '../contract/cue.ts';
import { Failure } from '../contract/failure.ts';
import { collapseRolling } from './collapse-rolling.ts';
import { joinLayers } from './join-layers.ts';
import { joinWords } from './join-words.ts';
import { normalizeCues, sortCues } from './normalize-cues.ts';
import type { ParsedCaptions, RawCue, SubtitleFormat } from './subtitle-format.ts';

/** The cues of a caption file or of a page's captions, with their format and language. */
export interface Captions {
  format: SubtitleFormat;
  /** BCP 47 tag, where the file names one. */
  language?: string;
  /** In order of their starts, as plain text; never empty. Cues overlap where the file's do. */
  cues: Cue[];
  /** Set where the times are estimated from the length of the text, because the file has none. */
  estimated?: true;
}

/** Formats without rolling captions, in which repeated words were really spoken twice. */
const formatsWithoutRolling = new Set<SubtitleFormat>(['json3', 'srv3', 'bilibili', 'json', 'lrc', 'markdown']);
/** Formats whose segments may be single words. */
const formatsOfWords = new Set<SubtitleFormat>(['podcast-json', 'whisper-json']);
const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4}$/i;

/**
 * Tidies parsed captions for reading, and names what it did. Throws `captionsEmpty` if no text is left. Cues of different speakers
 * or positions are never joined.
 */
export function tidyCaptions(parsed: ParsedCaptions & { format: SubtitleFormat }): { captions: Captions; steps: string[] } {
  const { format, language, estimated } = parsed;
  const phrases = formatsOfWords.has(format) ? joinWords(parsed.cues) : parsed.cues;
  const sorted = sortCues(phrases);
  const lines = format === 'ass' ? joinLayers(sorted) : sorted;
  const spoken = formatsWithoutRolling.has(format) ? lines : collapseRolling(lines);
  const cues = normalizeCues(spoken);
  if (cues.length === 0) throw new Failure('captionsEmpty', `${format} captions without text`);
  const known = language !== undefined && languageTag.test(language);
  const steps = Object.entries({
    'joined, each a single word': parsed.cues.length - phrases.length,
    'in another order than the file': countDescents(phrases),
    'left out, without text or with an end before the start': phrases.length - sorted.length,
    'without the place of the window through which lines roll': phrases.filter(({ isRollUp, position }) => isRollUp && position)
      .length,
    'left out, as further layers of a line': sorted.length - lines.length,
    'without the words that rolling captions repeat': spoken === lines ? 0 : countChanged(lines, spoken),
    'joined with the same text that was still shown': spoken.length - cues.length,
    'ended where the next one starts, for want of an end': spoken.filter(({ endTime }) => !Number.isFinite(endTime)).length,
  });
  return {
    captions: { format, cues, ...(known && { language }), ...(estimated && { estimated }) },
    steps: steps.filter(([, count]) => count > 0).map(([step, count]) => `${count} ${count === 1 ? 'cue' : 'cues'} ${step}`),
  };
}

/** Returns the number of cues that start before the one above them. */
const countDescents = (cues: RawCue[]): number =>
  cues.filter(({ startTime }, i) => startTime < (cues[i - 1]?.startTime ?? startTime)).length;

/** Returns the number of cues that are gone or have another text. */
function countChanged(before: RawCue[], after: RawCue[]): number {
  const unchanged = new Set(after);
  return before.filter((cue) => !unchanged.has(cue)).length;
}
