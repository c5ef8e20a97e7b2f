import { ADTS, EncodedPacketSink, type InputAudioTrack, type InputFormat, MP3, type Source } from 'mediabunny';
import { type OpenTrack, openTrack } from './open-track.ts';

/** Where a part of a file begins that can be read by itself. */
export interface Part {
  byte: number;
  /** Seconds of the medium. */
  time: number;
}

/** Seconds that are read as one. */
export const partSeconds = 1200;
/** Seconds of sound by which a place is known again, and frames that are looked through for them. */
const matchSeconds = 1;
const maxFrames = 40_000;

/** Files of frames without an index: the library keeps a list of all that it has passed, which grows for as long as it reads. */
export const isScanned = (format: InputFormat): boolean => format === MP3 || format === ADTS;

/**
 * The part after another one, from about a time on. Where its frames lie can only be counted up from their sizes, and tags
 * between them count for nothing: so the last second is looked for again, and gives the exact time. None where it is not found.
 */
export async function openNextPart(
  file: { source: Source; format: InputFormat },
  { byte, time, track }: Part & { track: InputAudioTrack },
  at: number,
): Promise<(Part & OpenTrack) | undefined> {
  const sink = new EncodedPacketSink(track);
  const first = await sink.getPacket(at - time - matchSeconds);
  const last = await sink.getPacket(at - time);
  if (!first || !last || last.sequenceNumber <= first.sequenceNumber) return undefined;
  let before = 0;
  for await (const { byteLength } of sink.packets(undefined, first, { metadataOnly: true })) before += byteLength;
  const known: string[] = [];
  for await (const packet of sink.packets(first, last)) known.push(bytesOf(packet));
  // Frames of silence are all alike.
  if (new Set(known).size < known.length / 2) return undefined;

  const next = await openTrack(file.source.slice(byte + before), undefined, [file.format]).catch(() => undefined);
  const found = next && (await findFrames(next.track, known));
  if (found === undefined) {
    next?.input.dispose();
    return undefined;
  }
  return { ...next!, byte: byte + before, time: time + first.timestamp - found };
}

/** The time at which a run of frames begins. */
async function findFrames(track: InputAudioTrack, known: string[]): Promise<number | undefined> {
  const passing: { bytes: string; timestamp: number }[] = [];
  let scannedFrames = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    passing.push({ bytes: bytesOf(packet), timestamp: packet.timestamp });
    if (passing.length > known.length) passing.shift();
    if (passing.length === known.length && passing.every(({ bytes }, place) => bytes === known[place]))
      return passing[0]!.timestamp;
    if (++scannedFrames > maxFrames) return undefined;
  }
  return undefined;
}

const latin1 = new TextDecoder('latin1');
const bytesOf = ({ data }: { data: Uint8Array }): string => latin1.decode(data as Uint8Array<ArrayBuffer>);
