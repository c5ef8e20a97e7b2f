import { Readable } from 'node:stream';
import type { Media } from '../media.ts';
import type { Script } from './script.ts';
import { rate, soundOf, wavHeader } from './tones.ts';

const headerSize = 44;
/** Seconds of audio that are generated at a time. */
const block = 10;

/** Returns an audio file of any length that speaks a script, generated while it is sent. */
export function spokenMedia(script: Script): Media {
  const samples = Math.round(script.duration * rate);
  return {
    type: 'audio/wav',
    size: headerSize + samples * 2,
    read: (first, last) => Readable.from(bytes(script, first, last), { objectMode: false }),
  };
}

function* bytes(script: Script, first: number, last: number): Iterable<Buffer> {
  if (first < headerSize) yield wavHeader(script).subarray(first, last + 1);
  let at = Math.max(first, headerSize);
  while (at <= last) {
    const from = Math.floor((at - headerSize) / (2 * rate * block)) * block;
    const begin = headerSize + from * 2 * rate;
    const made = pcm(soundOf(script, from, Math.min(from + block, script.duration))).subarray(at - begin, last + 1 - begin);
    yield made;
    at += made.length;
  }
}

function pcm(samples: Float32Array): Buffer {
  const made = Buffer.alloc(samples.length * 2);
  for (let i = 0; i < samples.length; i++) made.writeInt16LE(Math.round(samples[i]! * 32_767), i * 2);
  return made;
}
