import { Failure } from '../contract/failure.ts';
import { type Box, Fields, findBox, readBoxes, readType } from './mp4-boxes.ts';

/** A sample of a text track: its bytes, and its times in seconds on the clock of the track. */
export interface TextSample {
  startTime: number;
  endTime: number;
  from: number;
  to: number;
}

/** A text track of a fragmented file: `codec` is that of its first description, `header` the text of WebVTT above the cues. */
export interface TextTrack {
  codec: 'wvtt' | 'stpp';
  header?: Box;
  samples: TextSample[];
}

/** Maximum number of samples: a day of ten samples per second. */
const maxSamples = 864_000;
/** Length of the fields of a sample description in front of its boxes. */
const descriptionLength = 8;
/** Length of the fields of `stsd` in front of its descriptions: version, flags and count. */
const descriptionsHead = 8;

interface Track extends Omit<TextTrack, 'samples'> {
  id: number;
  timescale: number;
  defaults: SampleDefaults;
}

interface SampleDefaults {
  duration: number;
  size: number;
}

/** Whether the bytes start with a box of a file, a fragment or an index. */
export const isMp4 = (bytes: Uint8Array<ArrayBuffer>): boolean =>
  bytes.length >= 8 && /^(?:ftyp|styp|moov|moof|sidx)$/.test(readType(new DataView(bytes.buffer, bytes.byteOffset), 4));

/**
 * Returns the first text track of a fragmented MP4 file, or of its initialization and media segments one after another. Throws
 * `captionsUnreadable` without such a track, or if samples overlap, which would take long to read; `tooLarge` above 864,000 samples.
 */
export function readTextTrack(view: DataView): TextTrack {
  let track: Track | undefined;
  const samples: TextSample[] = [];
  let clock = 0;
  for (const box of readBoxes(view)) {
    if (box.type === 'moov') track ??= findTextTrack(view, box);
    if (box.type === 'moof' && track) clock = readFragment(view, box, track, clock, samples);
  }
  if (!track) throw new Failure('captionsUnreadable', 'The MP4 file has no text track (wvtt or stpp).');
  const length = samples.reduce((sum, { from, to }) => sum + to - from, 0);
  if (length > view.byteLength) throw new Failure('captionsUnreadable', 'The samples of the MP4 file overlap.');
  return { codec: track.codec, header: track.header, samples };
}

function findTextTrack(view: DataView, moov: Box): Track | undefined {
  for (const trak of readBoxes(view, moov.from, moov.to)) {
    if (trak.type !== 'trak') continue;
    const descriptions = findBox(view, trak, 'mdia', 'minf', 'stbl', 'stsd');
    const [description] = descriptions ? readBoxes(view, descriptions.from + descriptionsHead, descriptions.to) : [];
    const [tkhd, mdhd] = [findBox(view, trak, 'tkhd'), findBox(view, trak, 'mdia', 'mdhd')];
    if (!tkhd || !mdhd || (description?.type !== 'wvtt' && description?.type !== 'stpp')) continue;
    const id = afterTimes(view, tkhd);
    return {
      codec: description.type,
      header: findBox(view, { ...description, from: description.from + descriptionLength }, 'vttC'),
      id,
      timescale: afterTimes(view, mdhd) || 1,
      defaults: readDefaults(view, moov, id),
    };
  }
  return undefined;
}

/** Returns the field of `tkhd` or `mdhd` that follows the times of creation and change: the track's id, or its ticks per second. */
function afterTimes(view: DataView, box: Box): number {
  const fields = new Fields(view, box);
  fields.skip(fields.version === 1 ? 16 : 8);
  return fields.next();
}

function readDefaults(view: DataView, moov: Box, id: number): SampleDefaults {
  const extension = findBox(view, moov, 'mvex');
  for (const box of extension ? readBoxes(view, extension.from, extension.to) : []) {
    const fields = new Fields(view, box);
    if (box.type !== 'trex' || fields.next() !== id) continue;
    fields.skip(4);
    return { duration: fields.next(), size: fields.next() };
  }
  return { duration: 0, size: 0 };
}

/** Adds the samples of a fragment, and returns the time in ticks at which it ends. Without a time of its own it starts at `clock`. */
function readFragment(view: DataView, moof: Box, track: Track, clock: number, samples: TextSample[]): number {
  let time = clock;
  // Writers that state an offset in the file state that of the fragment, which a file of segments has elsewhere.
  const start = moof.from - 8;
  let at = moof.to + 8;
  for (const traf of readBoxes(view, moof.from, moof.to)) {
    const head = traf.type === 'traf' ? findBox(view, traf, 'tfhd') : undefined;
    const defaults = head && readFragmentDefaults(new Fields(view, head), track);
    if (!defaults) continue;
    for (const box of readBoxes(view, traf.from, traf.to)) {
      const fields = new Fields(view, box);
      if (box.type === 'tfdt') time = fields.next(fields.version === 1);
      if (box.type !== 'trun') continue;
      const { flags } = fields;
      const count = fields.next();
      if (flags & 0x1) at = start + (fields.next() | 0);
      if (flags & 0x4) fields.skip(4);
      const isListed = (flags & 0xf00) !== 0;
      for (let i = 0; i < count && (!isListed || fields.hasMore); i++) {
        const duration = flags & 0x100 ? fields.next() : defaults.duration;
        const size = flags & 0x200 ? fields.next() : defaults.size;
        if (flags & 0x400) fields.skip(4);
        const shift = flags & 0x800 ? fields.next() | 0 : 0;
        const [from, to] = [at, at + size];
        if (from < 0 || to > view.byteLength) break;
        if (samples.length >= maxSamples) throw new Failure('tooLarge', `The MP4 file has more than ${maxSamples} samples.`);
        const startTime = (time + shift) / track.timescale;
        samples.push({ startTime, endTime: startTime + duration / track.timescale, from, to });
        at = to;
        time += duration;
      }
    }
  }
  return time;
}

/** Returns the defaults of the samples of a fragment; undefined if it is another track's. */
function readFragmentDefaults(fields: Fields, { id, defaults }: Track): SampleDefaults | undefined {
  const { flags } = fields;
  if (fields.next() !== id) return undefined;
  fields.skip((flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
  const duration = flags & 0x8 ? fields.next() : defaults.duration;
  return { duration, size: flags & 0x10 ? fields.next() : defaults.size };
}
