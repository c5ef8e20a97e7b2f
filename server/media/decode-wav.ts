import { Failure } from '../../lib/contract/failure.ts';
import { toMono } from '../../lib/speech/mono.ts';
import { createResampler } from '../../lib/speech/resampler.ts';
import type { MediaFile } from './media-files.ts';

/** The sound of a WAV file, without another program. */
export interface WavSound {
  /** Seconds; 0 where the file doesn't say. */
  duration: number;
  read(from: number, signal: AbortSignal): AsyncGenerator<Float32Array>;
}

interface Layout {
  channels: number;
  rate: number;
  /** Of one sample of one channel. */
  bytes: number;
  isFloat: boolean;
}

const [pcm, float, extensible] = [1, 3, 0xfffe];
const mostHeader = 256 * 1024;
const mostChannels = 64;
const mostRate = 768_000;
/** Written where the length was not known yet. */
const unknownLength = 0xffff_ffff;

/** Throws `noSound` for any other file, saying what would read it. */
export async function readWav(file: MediaFile): Promise<WavSound> {
  const head = await file.read(0, mostHeader);
  const word = (at: number) => head.toString('latin1', at, at + 4);
  if (head.length < 12 || word(0) !== 'RIFF' || word(8) !== 'WAVE') throw unreadable();
  let layout: Layout | undefined;
  for (let at = 12; at + 8 <= head.length; ) {
    const length = head.readUInt32LE(at + 4);
    if (word(at) === 'fmt ' && at + 24 <= head.length) layout = layoutOf(head.subarray(at + 8));
    if (word(at) === 'data' && layout) return soundOf(file, layout, at + 8, length);
    at += 8 + length + (length % 2);
  }
  throw unreadable();
}

function layoutOf(chunk: Buffer): Layout {
  const [tag, channels, rate, bits] = [
    chunk.readUInt16LE(0),
    chunk.readUInt16LE(2),
    chunk.readUInt32LE(4),
    chunk.readUInt16LE(14),
  ];
  const kind = tag === extensible && chunk.length >= 26 ? chunk.readUInt16LE(24) : tag;
  const isFloat = kind === float;
  const isKnown = (kind === pcm && [8, 16, 24, 32].includes(bits)) || (isFloat && bits === 32);
  const isSound = channels > 0 && channels <= mostChannels && rate > 0 && rate <= mostRate;
  if (!isKnown || !isSound) throw unreadable();
  return { channels, rate, bytes: bits / 8, isFloat };
}

function soundOf(file: MediaFile, layout: Layout, start: number, length: number): WavSound {
  const { channels, rate, bytes } = layout;
  const frame = channels * bytes;
  const isTold = length !== unknownLength && length !== 0;
  return {
    duration: isTold ? Math.floor(length / frame) / rate : 0,
    async *read(from, signal) {
      const end = Math.min(file.size(), isTold ? start + length : file.size());
      const resampler = createResampler(rate);
      // A second at a time.
      for (let at = start + Math.round(from * rate) * frame; at + frame <= end; at += rate * frame) {
        signal.throwIfAborted();
        const size = Math.min(rate * frame, end - at);
        yield resampler.add(mono(await file.read(at, size - (size % frame)), layout));
      }
      yield resampler.end();
    },
  };
}

function mono(block: Buffer, { channels, bytes, isFloat }: Layout): Float32Array {
  const numberOfFrames = Math.floor(block.length / (channels * bytes));
  const scale = 2 ** (8 * bytes - 1);
  return toMono({
    numberOfChannels: channels,
    numberOfFrames,
    copyTo(samples, { planeIndex }) {
      for (let frame = 0; frame < numberOfFrames; frame++) {
        const at = (frame * channels + planeIndex) * bytes;
        if (isFloat) samples[frame] = block.readFloatLE(at);
        // Eight bits are the only ones without a sign.
        else samples[frame] = (bytes === 1 ? block[at]! - 128 : block.readIntLE(at, bytes)) / scale;
      }
    },
  });
}

const unreadable = () =>
  new Failure('noSound', 'without ffmpeg this server reads WAV files only: install ffmpeg, or set GLOSS_FFMPEG', {
    reason: 'format',
  });
