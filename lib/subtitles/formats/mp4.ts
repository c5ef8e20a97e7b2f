import { Failure } from '../../contract/failure.ts';
import { decodeDeclared } from '../encoding.ts';
import { formatFullTime } from '../format-time.ts';
import { type Box, readBoxes } from '../mp4-boxes.ts';
import { readTextTrack, type TextSample } from '../mp4-samples.ts';
import { shiftCues } from '../shift-cues.ts';
import type { ParsedCaptions, SubtitleFormat } from '../subtitle-format.ts';
import { parseTtml } from './ttml.ts';
import { parseWebvtt } from './webvtt.ts';

/** A cue of WebVTT as a sample has it. */
interface SampleCue {
  startTime: number;
  endTime: number;
  identifier: string;
  settings: string;
  text: string;
}

/** Maximum seconds between the parts of a cue that two samples share. */
const maxCutSeconds = 0.05;

/**
 * Parses the WebVTT (`wvtt`) or TTML (`stpp`) of fragmented MP4 (ISO/IEC 14496-30). Where the file is the segments of a stream
 * (`isStream`), the clock starts with the first sample. Throws `captionsUnreadable` or `tooLarge`.
 */
export function parseMp4(bytes: Uint8Array<ArrayBuffer>, isStream = false): ParsedCaptions & { format: SubtitleFormat } {
  const { codec, header, samples } = readTextTrack(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const origin = isStream ? (samples[0]?.startTime ?? 0) : 0;
  if (codec === 'stpp') return { format: 'ttml', ...parseDocuments(bytes, samples, origin) };
  const cues = joinCut(
    samples.map((sample) => readCues(bytes, sample)),
    ({ identifier, settings, text }) => `${settings}\n${identifier}\n${text}`,
  );
  const written = cues.map(({ startTime, endTime, identifier, settings, text }) => {
    const [start, end] = [startTime, endTime].map((time) => formatFullTime(Math.max(0, time - origin), '.'));
    return `${identifier}\n${start} --> ${end} ${settings}\n${text}`;
  });
  return { format: 'webvtt', ...parseWebvtt([header ? readText(bytes, header) : 'WEBVTT', ...written].join('\n\n')) };
}

/** Returns the cues of a sample; none if it is empty (`vtte`). */
function readCues(bytes: Uint8Array<ArrayBuffer>, { startTime, endTime, from, to }: TextSample): SampleCue[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cues: SampleCue[] = [];
  for (const box of readBoxes(view, from, to)) {
    if (box.type !== 'vttc') continue;
    const cue = { startTime, endTime, identifier: '', settings: '', text: '' };
    for (const part of readBoxes(view, box.from, box.to)) {
      if (part.type === 'iden') cue.identifier = readLine(bytes, part);
      if (part.type === 'sttg') cue.settings = readLine(bytes, part);
      // Neither a blank line nor an arrow may be in the text of a cue.
      if (part.type === 'payl') cue.text = withoutArrows(readText(bytes, part).replace(/\n{2,}/g, '\n'));
    }
    cues.push(cue);
  }
  return cues;
}

/** Parses the documents of samples, whose times are those of the track, or of the sample if all lie before it. */
function parseDocuments(bytes: Uint8Array<ArrayBuffer>, samples: TextSample[], origin: number): ParsedCaptions {
  let language: string | undefined;
  let images: Failure | undefined;
  const leniencies = new Set<string>();
  const documents = samples.map(({ startTime, endTime, from, to }) => {
    try {
      const document = parseTtml(decodeDeclared(bytes.subarray(from, to)).replace(/\r\n?/g, '\n'));
      language ??= document.language;
      for (const leniency of document.leniencies ?? []) leniencies.add(leniency);
      const isRelative = startTime > 0 && document.cues.every((cue) => cue.endTime <= startTime);
      const shift = (isRelative ? startTime : 0) - origin;
      return shiftCues(document.cues, shift).map((cue) => ({
        ...cue,
        startTime: Math.max(0, cue.startTime),
        // Without an end a cue lasts as long as its document.
        endTime: cue.endTime === Number.POSITIVE_INFINITY ? endTime - origin : cue.endTime,
      }));
    } catch (error) {
      images = Failure.from(error);
      return [];
    }
  });
  const cues = joinCut(documents, ({ text, speaker, position }) => `${position}\n${speaker}\n${text}`);
  if (cues.length === 0 && images) throw images;
  return { language, cues, leniencies: [...leniencies] };
}

/** Joins the cues of samples; one that goes on in the next sample is one. */
function joinCut<T extends { startTime: number; endTime: number }>(samples: T[][], keyOf: (cue: T) => string): T[] {
  const joined: T[] = [];
  let before = new Map<string, T>();
  for (const cues of samples) {
    const shown = new Map<string, T>();
    for (const cue of cues) {
      const key = keyOf(cue);
      const first = before.get(key);
      const continues = first && cue.startTime > first.startTime && Math.abs(cue.startTime - first.endTime) <= maxCutSeconds;
      if (continues) first.endTime = cue.endTime;
      else joined.push(cue);
      shown.set(key, continues ? first : cue);
    }
    before = shown;
  }
  return joined;
}

const readText = (bytes: Uint8Array, { from, to }: Box): string =>
  new TextDecoder().decode(bytes.subarray(from, to)).replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');

const readLine = (bytes: Uint8Array, box: Box): string => withoutArrows(readText(bytes, box).replaceAll('\n', ' ').trim());

const withoutArrows = (text: string): string => text.replaceAll('-->', '--&gt;');
