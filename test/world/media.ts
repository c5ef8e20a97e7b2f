import { createReadStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';

/** Media that can be requested in ranges. `read` takes the first and the last byte, both inclusive. */
export interface Media {
  type: string;
  size: number;
  read(first: number, last: number): Readable;
}

export const mediaFile = (path: string, type: string): Media => ({
  type,
  size: statSync(path).size,
  read: (start, end) => createReadStream(path, { start, end }),
});

const samplesPerSecond = 3000;
const headerSize = 44;

/** Returns silence of any length without storing it: a WAV file whose samples are generated while they are sent. */
export function silence(seconds: number): Media {
  const samples = Math.round(seconds * samplesPerSecond);
  const header = wavHeader(samples);
  return {
    type: 'audio/wav',
    size: headerSize + samples,
    read: (first, last) => Readable.from(bytes(header, first, last), { objectMode: false }),
  };
}

function* bytes(header: Buffer, first: number, last: number): Iterable<Buffer> {
  if (first < headerSize) yield header.subarray(first, last + 1);
  // 0x80 is the midpoint of unsigned 8-bit samples, which is silence.
  const block = Buffer.alloc(65_536, 0x80);
  for (let left = last + 1 - Math.max(first, headerSize); left > 0; left -= block.length) yield block.subarray(0, left);
}

function wavHeader(samples: number): Buffer {
  const header = Buffer.alloc(headerSize);
  header.write('RIFF', 0);
  header.writeUInt32LE(samples + headerSize - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samplesPerSecond, 24);
  header.writeUInt32LE(samplesPerSecond, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples, 40);
  return header;
}
