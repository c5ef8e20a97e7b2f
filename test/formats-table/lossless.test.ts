import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { boxOfSettings, settingsOfBox } from '../../lib/subtitles/cue-position.ts';
import { fillEnds } from '../../lib/subtitles/normalize-cues.ts';
import { parseCaptions } from '../../lib/subtitles/read-captions.ts';
import { splitRuby } from '../../lib/subtitles/ruby.ts';
import type { RawCue } from '../../lib/subtitles/subtitle-format.ts';
import { writeSubtitles } from '../../lib/subtitles/write-subtitles.ts';

const folder = join(import.meta.dirname, 'fixtures');
const files = readdirSync(folder).filter((file) => !/^\.|README/.test(file));
/** XML has no control characters, and WebVTT a replacement for null. */
const lines = (text: string) =>
  text
    .replace(/[^\n\P{Cc}]|\uFFFD/gu, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** The contents of a cue of the file, with its time in units of the format. */
const factsOf = ({ startTime, endTime, text, speaker, position, ruby }: RawCue, unitsPerSecond: number) => ({
  times: [startTime, endTime].map((time) => Math.round(time * unitsPerSecond)),
  text: lines(text),
  speaker: speaker?.trim(),
  place: settingsOfBox(boxOfSettings(position)),
  readings: splitRuby(lines(text), ruby).filter(({ reading }) => reading !== undefined),
});

/** Writes the cues of a file without tidying them, and parses what was written. */
it.each(files)('%s is written as WebVTT, ASS and TTML, and read again, with every cue as it was', (file) => {
  const parsed = parseCaptions({ base64: encodeBase64(readFileSync(join(folder, file))) });
  // A file without times at some places has cues that no format can write.
  const cues = fillEnds(parsed.cues).filter(({ startTime, endTime }) => startTime >= 0 && endTime >= startTime);
  expect(cues.length).toBeGreaterThan(0);
  const written = cues.map((cue, index) => ({ index, ...cue }));
  for (const [format, unitsPerSecond] of [
    ['vtt', 1000],
    ['ass', 100],
    ['ttml', 1000],
  ] as const) {
    const again = parseCaptions({ text: writeSubtitles(written, format) }).cues;
    expect(again.map((cue) => factsOf(cue, unitsPerSecond))).toEqual(cues.map((cue) => factsOf(cue, unitsPerSecond)));
  }
});
