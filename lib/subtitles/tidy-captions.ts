import type { Cue } from '../contract/cue.ts';
import { Failure } from '../contract/failure.ts';
import { chooseLanguage } from './choose-language.ts';
import { collapseRolling } from './collapse-rolling.ts';
import { isForScripts } from './is-for-scripts.ts';
import { joinLayers } from './join-layers.ts';
import { joinRepeats } from './join-repeats.ts';
import { joinWords, showsWords } from './join-words.ts';
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
/** Formats whose segments may be single words; other formats show words one at a time while they are spoken. */
const formatsOfWords = new Set<SubtitleFormat>(['podcast-json', 'whisper-json']);
const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4}$/i;

/**
 * Tidies parsed captions for reading, and names what it did. Throws `captionsEmpty` if no text is left, and `captionsUnreadable` if
 * all of it is for scripts. Cues of different speakers
 * are never joined, nor are those of different positions, but for a line that each cue shows again.
 */
export function tidyCaptions(parsed: ParsedCaptions & { format: SubtitleFormat }): { captions: Captions; steps: string[] } {
  const { format, estimated } = parsed;
  const ofLanguage = chooseLanguage(parsed.cues);
  const language = ofLanguage === parsed.cues ? parsed.language : (ofLanguage[0]?.language ?? parsed.language);
  const phrases = formatsOfWords.has(format) || showsWords(ofLanguage) ? joinWords(ofLanguage) : ofLanguage;
  const sorted = sortCues(phrases);
  const lines = format === 'ass' ? joinLayers(sorted) : sorted;
  const mayRepeat = !estimated && !formatsWithoutRolling.has(format);
  const rolled = mayRepeat ? collapseRolling(lines) : lines;
  // Lines that grow by a word are words after that.
  const grown = rolled !== lines && showsWords(rolled) ? joinWords(rolled) : rolled;
  const spoken = mayRepeat ? joinRepeats(grown) : grown;
  const cues = normalizeCues(spoken);
  if (cues.length === 0) throw new Failure('captionsEmpty', `The ${format} captions have no text.`);
  if (isForScripts(cues)) throw new Failure('captionsUnreadable', `The ${format} file holds images or data, not captions.`);
  const known = language !== undefined && languageTag.test(language);
  const steps = Object.entries({
    'left out, in another language at the same times': parsed.cues.length - ofLanguage.length,
    'joined, each a single word': ofLanguage.length - phrases.length,
    'in another order than the file': countDescents(phrases),
    'left out, without text or with an end before the start': phrases.length - sorted.length,
    'without the place of the window through which lines roll': phrases.filter(({ isRollUp, position }) => isRollUp && position)
      .length,
    'left out, as further layers of a line': sorted.length - lines.length,
    'without the words that rolling captions repeat': rolled === lines ? 0 : countChanged(lines, rolled),
    'joined, each a word by which a line grew': rolled.length - grown.length,
    'joined with the one before, whose line they show again': grown.length - spoken.length,
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
