import { joinWords } from '../join-words.ts';
import { isObject, type JsonObject, numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { CueWord, ParsedCaptions, RawCue } from '../subtitle-format.ts';

/**
 * Parses the JSON of Whisper and similar tools: `segments[].{start,end,text,words?}` in seconds, `words[]` alone,
 * `transcription[].offsets` of whisper.cpp in milliseconds, or a plain list of segments, which may have a duration instead of
 * an end.
 */
export function parseWhisperJson(json: unknown): ParsedCaptions {
  if (!isObject(json)) return { cues: joinWords(objectsOf(json).map(readSegment)) };
  const language = textOf(json.language) || (isObject(json.result) ? textOf(json.result.language) : '') || undefined;
  if (Array.isArray(json.transcription)) return { language, cues: objectsOf(json.transcription).map(readOffsetSegment) };
  const segments = objectsOf(json.segments);
  return { language, cues: joinWords((segments.length > 0 ? segments : objectsOf(json.words)).map(readSegment)) };
}

function readSegment(segment: JsonObject): RawCue {
  const startTime = numberOf(segment.start);
  const duration = numberOf(segment.duration ?? segment.dur);
  const words = objectsOf(segment.words).map(readWord);
  return {
    startTime,
    endTime: segment.end === undefined ? startTime + duration : numberOf(segment.end),
    text: textOf(segment.text) || textOf(segment.word),
    speaker: textOf(segment.speaker) || undefined,
    // Aligners omit the times of words that they can't place, which makes the list unusable.
    words: words.length > 0 && words.every(({ startTime }) => Number.isFinite(startTime)) ? words : undefined,
  };
}

const readWord = (word: JsonObject): CueWord => ({
  startTime: numberOf(word.start),
  endTime: numberOf(word.end),
  text: textOf(word.word) || textOf(word.text),
});

function readOffsetSegment(segment: JsonObject): RawCue {
  const offsets = isObject(segment.offsets) ? segment.offsets : {};
  return { startTime: numberOf(offsets.from) / 1000, endTime: numberOf(offsets.to) / 1000, text: textOf(segment.text) };
}
