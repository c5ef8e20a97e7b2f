const encoder = new TextEncoder();

/** Content of a box: numbers of 32 bits, text, or bytes. */
type Content = number | string | Uint8Array<ArrayBuffer>;

/** Returns bytes one after another. */
export function joinBytes(...parts: Content[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) => {
      if (typeof part === 'number') return [part >>> 24, (part >>> 16) & 255, (part >>> 8) & 255, part & 255];
      return [...(typeof part === 'string' ? encoder.encode(part) : part)];
    }),
  );
}

/** Returns a box of MP4. */
export function box(type: string, ...content: Content[]): Uint8Array<ArrayBuffer> {
  const bytes = joinBytes(...content);
  return joinBytes(bytes.length + 8, type, bytes);
}

/** Returns the initialization of a file with one text track, number 1, whose samples last 2 s by default. */
export function initialization(codec: string, timescale = 1000, header = 'WEBVTT'): Uint8Array<ArrayBuffer> {
  const description = box(codec, 0, 1, codec === 'wvtt' ? box('vttC', header) : 'http://www.w3.org/ns/ttml\0\0\0');
  const stsd = box('stsd', 0, 1, description);
  const mdhd = box('mdhd', 0, 0, 0, timescale, 0, 0);
  const media = box('mdia', mdhd, box('minf', box('stbl', stsd)));
  const trak = box('trak', box('tkhd', 0, 0, 0, 1, 0), media);
  return joinBytes(
    box('ftyp', 'iso6', 0),
    box('moov', box('mvhd', 0), trak, box('mvex', box('trex', 0, 1, 1, 2 * timescale, 0, 0))),
  );
}

/** A sample of a fragment, with its duration in ticks. */
export interface WrittenSample {
  duration: number;
  content: Uint8Array<ArrayBuffer>;
}

/** Returns a media segment of one fragment that starts at a time in ticks. */
export function segment(time: number, ...samples: WrittenSample[]): Uint8Array<ArrayBuffer> {
  const listed = samples.flatMap(({ duration, content }) => [duration, content.length]);
  const fragment = (offset: number) =>
    box(
      'moof',
      box('mfhd', 0, 1),
      box('traf', box('tfhd', 0x20000, 1), box('tfdt', 0, time), box('trun', 0x301, samples.length, offset, ...listed)),
    );
  const offset = fragment(0).length + 8;
  return joinBytes(box('styp', 'msdh', 0), fragment(offset), box('mdat', ...samples.map(({ content }) => content)));
}

/** Returns a cue of a `wvtt` sample. */
export const vttCue = (text: string, settings = '', identifier = ''): Uint8Array<ArrayBuffer> =>
  box('vttc', ...(identifier ? [box('iden', identifier)] : []), ...(settings ? [box('sttg', settings)] : []), box('payl', text));

export const emptySample = box('vtte');
