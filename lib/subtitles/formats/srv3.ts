import { walkMarkup } from '../markup-walk.ts';
import { seconds, timedWords } from '../segment-words.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';

/** `<p t d><s t>word</s></p>` in milliseconds, each word's time counted from its paragraph's. */
export function parseSrv3(source: string): Parsed {
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
        startTime: seconds(start),
        endTime: seconds(start + length),
        text,
        words: timedWords(segments, start),
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
