import { sampleRate } from '../audio-reader.ts';
import { toInt16 } from '../pcm16.ts';

const headerSize = 44;
const bytesPerSample = 2;

/** Bytes per second of the 16-bit mono WAV files that are sent to providers. */
export const wavBytesPerSecond = sampleRate * bytesPerSample;

/** Encodes mono samples (-1 to 1, 16 kHz) as a 16-bit WAV file, which every provider accepts. */
export function encodeWav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const size = samples.length * bytesPerSample;
  const bytes = new Uint8Array(headerSize + size);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF????WAVEfmt '));
  view.setUint32(4, headerSize - 8 + size, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, wavBytesPerSecond, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  bytes.set(new TextEncoder().encode('data'), 36);
  view.setUint32(40, size, true);
  for (let i = 0; i < samples.length; i++) {
    view.setInt16(headerSize + i * bytesPerSample, Math.round(toInt16(samples[i]!)), true);
  }
  return bytes;
}
