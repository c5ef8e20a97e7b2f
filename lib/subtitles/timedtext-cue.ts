import { toSeconds, wordsFromSegments } from './segment-words.ts';
import type { RawCue } from './subtitle-format.ts';
import { readRuby, type TimedtextSegment } from './timedtext-ruby.ts';

/** Returns the cue of a caption of YouTube's json3 or srv3, with times in milliseconds; undefined for one without text. */
export function timedtextCue(captionSegments: TimedtextSegment[], start: number, length: number): RawCue | undefined {
  const { segments, ruby } = readRuby(captionSegments);
  const text = segments.map((segment) => segment.text).join('');
  if (text.trim() === '') return undefined;
  return {
    startTime: toSeconds(start),
    endTime: toSeconds(start + length),
    text,
    words: wordsFromSegments(segments, start),
    ruby,
  };
}
