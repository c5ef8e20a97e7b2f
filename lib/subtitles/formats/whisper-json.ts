import { joinWords } from '../join-words.ts';
import { isObject, type Json, numberOf, objectsOf, textOf } from '../json-fields.ts';
import type { Parsed, RawCue, Word } from '../subtitle-format.ts';

/**
 * What Whisper and its kin write: `segments[].{start,end,text,words?}` in seconds, `words[]` alone, whisper.cpp's
 * `transcription[].offsets` in milliseconds, or a bare list of segments, whose length may stand for their end.
 */
export function parseWhisperJson(json: unknown): Parsed {
  if (!isObject(json)) return { cues: joinWords(objectsOf(json).map(cueOf)) };
  const language = textOf(json.language) || (isObject(json.result) ? textOf(json.result.language) : '') || undefined;
  if (Array.isArray(json.transcription)) return { language, cues: objectsOf(json.transcription).map(cueOfOffsets) };
  const segments = objectsOf(json.segments);
  return { language, cues: joinWords((segments.length > 0 ? segments : objectsOf(json.words)).map(cueOf)) };
}

function cueOf(segment: Json): RawCue {
  const startTime = numberOf(segment.start);
  const length = numberOf(segment.duration ?? segment.dur);
  const words = objectsOf(segment.words).map(wordOf);
  return {
    startTime,
    endTime: segment.end === undefined ? startTime + length : numberOf(segment.end),
    text: textOf(segment.text) || textOf(segment.word),
    speaker: textOf(segment.speaker) || undefined,
    // Aligners leave out the times of words that they can't place, which spoils the list.
    words: words.length > 0 && words.every(({ startTime }) => Number.isFinite(startTime)) ? words : undefined,
  };
}

const wordOf = (word: Json): Word => ({
  startTime: numberOf(word.start),
  endTime: numberOf(word.end),
  text: textOf(word.word) || textOf(word.text),
});

function cueOfOffsets(segment: Json): RawCue {
  const offsets = isObject(segment.offsets) ? segment.offsets : {};
  return { startTime: numberOf(offsets.from) / 1000, endTime: numberOf(offsets.to) / 1000, text: textOf(segment.text) };
}
