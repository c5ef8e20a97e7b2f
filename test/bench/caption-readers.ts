import { parse } from '@plussub/srt-vtt-parser';
import { parseText } from 'media-captions';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import { writeSubtitles } from '../../lib/subtitles/write-subtitles.ts';
import { median } from './table.ts';
import { transcriptOf } from './transcript.ts';

/** Milliseconds. */
export interface CaptionTimes {
  own: number;
  /** The fastest of the libraries that read the same format. */
  peer: { name: string; time: number };
}

const cueCount = 10_000;
const wordsInCue = 12;
const rounds = 31;
const own = 'readCaptions';

/** Each gives the number of cues that it read. */
const readers: Record<string, (text: string, format: 'vtt' | 'srt') => number | Promise<number>> = {
  // Also sniffs the format, collapses what rolls, and puts the cues in order.
  [own]: (text) => readCaptions({ text }).cues.length,
  'media-captions': async (text, type) => (await parseText(text, { type })).cues.length,
  '@plussub/srt-vtt-parser': (text) => parse(text).entries.length,
};

/** The readers take turns on the same file in one process. Throws if one of them doesn't read all of it. */
export async function measureCaptions(format: 'vtt' | 'srt'): Promise<CaptionTimes> {
  const file = Buffer.from(writeSubtitles(transcriptOf(cueCount * wordsInCue).cues, format));
  const times = Object.keys(readers).map((name) => ({ name, taken: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { name, taken } of times) {
      // A string that nobody has read yet, as from the net.
      const text = file.toString();
      const start = performance.now();
      const count = await readers[name]!(text, format);
      taken.push(performance.now() - start);
      if (count !== cueCount) throw new Error(`${name} read ${count} of ${cueCount} cues`);
    }
  }
  // The first third warms the machine up.
  const medians = times.map(({ name, taken }) => ({ name, time: median(taken.slice(rounds / 3)) }));
  const peers = medians.filter(({ name }) => name !== own).sort((a, b) => a.time - b.time);
  return { own: medians.find(({ name }) => name === own)!.time, peer: peers[0]! };
}
