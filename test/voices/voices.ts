import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const names = ['english-woman', 'english-man', 'german-man', 'spanish-woman'] as const;
export type VoiceName = (typeof names)[number];

export const voices = Object.fromEntries(names.map((name) => [name, readVoice(name)])) as Record<VoiceName, Float32Array>;

/** Samples of a file of this folder, from -1 to 1. */
function readVoice(name: VoiceName): Float32Array {
  const file = readFileSync(join(import.meta.dirname, `${name}.wav`));
  const data = file.indexOf('data');
  const bytes = file.subarray(data + 8, data + 8 + file.readUInt32LE(data + 4));
  return Float32Array.from(bytes, fromMuLaw);
}

/** ITU-T G.711. */
function fromMuLaw(byte: number): number {
  const bits = ~byte & 0xff;
  const size = (((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4);
  return ((bits & 0x80 ? -1 : 1) * (size - 0x84)) / 32_768;
}
