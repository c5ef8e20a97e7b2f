import { parse } from '@plussub/srt-vtt-parser';
import { parseText, tokenizeVTTCue, type VTTNode } from 'media-captions';
import type { Cue } from '../../lib/contract/cue.ts';
import { formatFullTime } from '../../lib/subtitles/format-time.ts';
import { readCaptions } from '../../lib/subtitles/read-captions.ts';
import { writeSubtitles } from '../../lib/subtitles/write-subtitles.ts';
import { median } from './table.ts';
import { transcriptOf } from './transcript.ts';

/** Median time of one reader, in milliseconds. */
interface CaptionReading {
  name: string;
  time: number;
}

export interface CaptionTimes {
  own: number;
  /** The fastest library that reads the same content. */
  peer: CaptionReading;
  /** The fastest library that leaves word times unparsed, for files that have word times. */
  shallow?: CaptionReading;
}

/** Kind of caption file; `words` is WebVTT with a time for every word, like automatic captions. */
export type CaptionFile = 'vtt' | 'srt' | 'words';

interface Reader {
  name: string;
  /** Expected result of `read`: the number of cues, or the number of words with a time. */
  finds: number;
  read(text: string): number | Promise<number>;
}

const cueCount = 10_000;
const wordsInCue = 12;
const wordCount = cueCount * wordsInCue;
const rounds = 31;

// Our own reader also detects the format, merges rolling captions and sorts the cues.
const own = 'readCaptions';
const ownReader: Reader = { name: own, finds: cueCount, read: (text) => readCaptions({ text }).cues.length };
const ownWords: Reader = {
  ...ownReader,
  finds: wordCount,
  read: (text) => readCaptions({ text }).cues.reduce((sum, { words }) => sum + (words?.length ?? 0), 0),
};

const peers = (type: 'vtt' | 'srt'): Reader[] => [
  { name: 'media-captions', finds: cueCount, read: async (text) => (await parseText(text, { type })).cues.length },
  { name: '@plussub/srt-vtt-parser', finds: cueCount, read: (text) => parse(text).entries.length },
];

/** Reader that counts timed words; the first word of a cue has the cue's start time. */
const wordPeer: Reader = {
  name: 'media-captions with its tokens',
  finds: wordCount,
  read: async (text) => {
    const { cues } = await parseText(text, { type: 'vtt' });
    return cues.reduce((sum, cue) => sum + 1 + timesOf(tokenizeVTTCue(cue)), 0);
  },
};

const timesOf = (nodes: VTTNode[]): number =>
  nodes.reduce((sum, node) => {
    if (node.type === 'text') return sum;
    return sum + (node.type === 'timestamp' ? 1 : 0) + timesOf(node.children);
  }, 0);

/** Measures all readers alternately on the same file in one process. Throws if a reader does not find everything. */
export async function measureCaptions(file: CaptionFile): Promise<CaptionTimes> {
  const { cues } = transcriptOf(wordCount);
  if (file !== 'words') {
    const [first, ...others] = await timesTaken(writeSubtitles(cues, file), [ownReader, ...peers(file)]);
    return { own: first!.time, peer: fastest(others) };
  }
  const [first, deep, ...shallow] = await timesTaken(withWordTimes(cues), [ownWords, wordPeer, ...peers('vtt')]);
  return { own: first!.time, peer: deep!, shallow: fastest(shallow) };
}

async function timesTaken(text: string, readers: Reader[]): Promise<CaptionReading[]> {
  const file = Buffer.from(text);
  const times = readers.map((reader) => ({ ...reader, taken: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { name, finds, read, taken } of times) {
      // Decode a new string each round, so that no reader profits from cached string internals.
      const fresh = file.toString();
      const start = performance.now();
      const found = await read(fresh);
      taken.push(performance.now() - start);
      if (found !== finds) throw new Error(`${name} found ${found} of ${finds}`);
    }
  }
  // The first third of the rounds is warm-up.
  return times.map(({ name, taken }) => ({ name, time: median(taken.slice(rounds / 3)) }));
}

const fastest = (taken: CaptionReading[]): CaptionReading =>
  taken.reduce((best, other) => (other.time < best.time ? other : best));

function withWordTimes(cues: Cue[]): string {
  const blocks = cues.map(({ startTime, endTime, text }) => {
    const [first, ...words] = text.split(' ');
    const pace = (endTime - startTime) / (words.length + 1);
    const timed = words.map((word, i) => `<${formatFullTime(startTime + (i + 1) * pace, '.')}><c> ${word}</c>`);
    return `${formatFullTime(startTime, '.')} --> ${formatFullTime(endTime, '.')} align:start position:0%\n${first}${timed.join('')}\n`;
  });
  return ['WEBVTT\nKind: captions\nLanguage: en\n', ...blocks].join('\n');
}
