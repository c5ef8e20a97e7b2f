import { Leniencies, lostCue } from '../leniencies.ts';
import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { walkMarkup } from '../walk-markup.ts';

/**
 * Parses TTXT, the timed text of MPEG-4 as GPAC writes it: `<TextSample sampleTime="00:00:01.000">text</TextSample>`
 * (https://wiki.gpac.io/xmlformats/TTXT-Format-Documentation). A sample lasts until the next one; an empty one only ends it.
 */
export function parseTtxt(source: string): ParsedCaptions {
  const cues: RawCue[] = [];
  const leniencies = new Leniencies();
  let language: string | undefined;
  let sample: RawCue | undefined;
  let shown: RawCue | undefined;
  const visitor = {
    open(name: string, attributes: Record<string, string>) {
      if (name === 'TextStreamHeader' || name === 'TextStream') language ??= attributes['xml:lang'] ?? attributes.language;
      if (name !== 'TextSample') return;
      const time = attributes.sampleTime ?? '';
      const startTime = parseClock(time.trim()) ?? Number(time.trim() || Number.NaN);
      if (Number.isNaN(startTime)) return leniencies.add(lostCue, `sampleTime="${time}"`);
      if (shown) shown.endTime = startTime;
      shown = undefined;
      sample = { startTime, endTime: Number.POSITIVE_INFINITY, text: readLines(attributes.text ?? '') };
    },
    close(name: string) {
      if (name !== 'TextSample' || !sample) return;
      sample.text = sample.text.trim();
      if (sample.text !== '') {
        cues.push(sample);
        shown = sample;
      }
      sample = undefined;
    },
    text(text: string) {
      if (sample) sample.text += text;
    },
  };
  walkMarkup(source, visitor, 'xml');
  return { language, cues, leniencies: leniencies.list };
}

/** Returns the text of an attribute, in which several lines are enclosed in quotes: `'one' 'two'`. */
function readLines(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith("'") && trimmed.endsWith("'") && trimmed.length > 1
    ? trimmed.slice(1, -1).replace(/'\s{1,9}'/g, '\n')
    : text;
}
