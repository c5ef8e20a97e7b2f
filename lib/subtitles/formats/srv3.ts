import { toSeconds, wordsFromSegments } from '../segment-words.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { walkMarkup } from '../walk-markup.ts';

/** Parses YouTube's srv3: `<p t d><s t>word</s></p>` in milliseconds; a word's time is relative to its paragraph. */
export function parseSrv3(source: string): ParsedCaptions {
  const cues: RawCue[] = [];
  let paragraph: { start: number; length: number; segments: { text: string; offset?: number }[] } | undefined;
  const visitor = {
    open(name: string, attributes: Record<string, string>) {
      if (name === 'p') {
        const length = Number.parseFloat(attributes.d ?? 'Infinity');
        paragraph = { start: Number.parseFloat(attributes.t ?? ''), length, segments: [] };
      } else if (name === 's') {
        const timed = attributes.t ?? attributes.ac;
        const offset = timed === undefined ? undefined : Number.parseFloat(attributes.t ?? '0');
        paragraph?.segments.push({ text: '', offset });
      } else if (name === 'br') paragraph?.segments.push({ text: '\n' });
    },
    close(name: string) {
      if (name === 's') paragraph?.segments.push({ text: '' });
      if (name !== 'p' || !paragraph) return;
      const { start, length, segments } = paragraph;
      paragraph = undefined;
      const text = segments.map((segment) => segment.text).join('');
      if (text.trim() === '') return;
      cues.push({
        startTime: toSeconds(start),
        endTime: toSeconds(start + length),
        text,
        words: wordsFromSegments(segments, start),
      });
    },
    text(text: string) {
      if (!paragraph) return;
      const last = paragraph.segments.at(-1);
      if (last) last.text += text;
      else paragraph.segments.push({ text });
    },
  };
  walkMarkup(source, visitor, 'xml');
  return { cues };
}
