import { expect, it } from 'vitest';
import { readWav } from '../../../test/world/speech-server/read-wav.ts';
import { encodeWav } from './encode-wav.ts';

it('writes samples of 16 bits, with those that are too loud at the limit', () => {
  const wav = encodeWav(Float32Array.of(0, 0.5, -0.5, 1, -1, 2, -2));
  expect(wav).toHaveLength(44 + 14);
  expect(Buffer.from(wav.subarray(0, 44)).toString('latin1')).toBe(
    'RIFF\x32\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0data\x0e\0\0\0',
  );
  expect([...readWav(wav).samples].map((sample) => Math.round(sample * 32_768))).toEqual([
    0, 16_384, -16_383, 32_767, -32_767, 32_767, -32_767,
  ]);
});
