import { ADTS, EncodedPacketSink, type InputAudioTrack, type InputFormat, MP3, type Source } from 'mediabunny';
import { type OpenTrack, openTrack } from './open-track.ts';

/** A position in an audio file without an index at which reading can start. */
export interface Part {
  byte: number;
  /** Seconds of the media item. */
  time: number;
}

/** Seconds between two positions at which reading of a file without an index can start. */
export const partSeconds = 1200;
/** Audio by which a position is recognized, and the maximum number of frames searched for it. */
const matchSeconds = 1;
const maxFrames = 40_000;

/** Whether a format consists of frames without an index, for which the media library's list of frames would grow without limit. */
export const isScanned = (format: InputFormat): boolean => format === MP3 || format === ADTS;

/**
 * Opens the part after another one, at about a time (seconds). Its byte position is summed from frame sizes, which ignores tags
 * between them, so the last second of audio is searched there for the exact time. Undefined where it is not found.
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
  // Frames of silence are identical and don't identify a position.
  if (new Set(known).size < known.length / 2) return undefined;

  const next = await openTrack(file.source.slice(byte + before), undefined, [file.format]).catch(() => undefined);
  const found = next && (await findFrames(next.track, known));
  if (found === undefined) {
    next?.input.dispose();
    return undefined;
  }
  return { ...next!, byte: byte + before, time: time + first.timestamp - found };
}

/** Returns the time at which a sequence of frames starts; undefined if it is not found. */
async function findFrames(track: InputAudioTrack, known: string[]): Promise<number | undefined> {
  const passing: { bytes: string; timestamp: number }[] = [];
  let scannedFrames = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    passing.push({ bytes: bytesOf(packet), timestamp: packet.timestamp });
    if (passing.length > known.length) passing.shift();
    if (passing.length === known.length && passing.every(({ bytes }, index) => bytes === known[index]))
      return passing[0]!.timestamp;
    if (++scannedFrames > maxFrames) return undefined;
  }
  return undefined;
}

const latin1 = new TextDecoder('latin1');
const bytesOf = ({ data }: { data: Uint8Array }): string => latin1.decode(data as Uint8Array<ArrayBuffer>);
