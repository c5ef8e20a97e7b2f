import type { RawCue } from './subtitle-format.ts';

/** Seconds of silence, and of speech, that end a cue; and the characters that are enough for one. */
const pause = 0.8;
const longest = 7;
const enough = 84;

/** Where segments are single words, cues of a readable length; segments of several words stay as they are. */
export function joinWords(segments: RawCue[]): RawCue[] {
  if (!areWords(segments)) return segments;
  const cues: RawCue[] = [];
  let cue: RawCue | undefined;
  for (const [i, segment] of segments.entries()) {
    const text = segment.text.trim();
    if (text === '') continue;
    const endTime =
      segment.endTime > segment.startTime ? segment.endTime : (segments[i + 1]?.startTime ?? Number.POSITIVE_INFINITY);
    const word = { startTime: segment.startTime, endTime, text };
    if (cue && !breaks(cue, segment)) {
      cue.text += glue(cue.text, segment.text) + text;
      cue.endTime = endTime;
      cue.words!.push(word);
    } else {
      cue = { startTime: segment.startTime, endTime, text, speaker: segment.speaker, words: [word] };
      cues.push(cue);
    }
  }
  return cues;
}

function areWords(segments: RawCue[]): boolean {
  const several = segments.filter(({ text }) => /\S\s+\S/.test(text.trim()) || text.trim().length > 30).length;
  return segments.length > 1 && several * 10 < segments.length;
}

function breaks(cue: RawCue, next: RawCue): boolean {
  if (next.speaker !== cue.speaker || next.startTime - cue.endTime > pause || next.startTime - cue.startTime > longest)
    return true;
  return (
    cue.text.length >= enough || (cue.text.length >= enough / 2 && /[.!?\u3002\uff01\uff1f]["'\u201d\u2019)]?$/.test(cue.text))
  );
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uff60]/u;

/** Nothing before punctuation and in scripts without spaces. */
function glue(before: string, next: string): string {
  const first = next.trimStart().charAt(0);
  if (/^[,.!?;:%)\]}\u2019]/.test(first)) return '';
  return dense.test(before.slice(-1)) && dense.test(first) ? '' : ' ';
}
