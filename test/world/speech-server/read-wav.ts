/** Reads the samples of a 16-bit mono WAV file, as strictly as providers do. Throws for any other bytes. */
export function readWav(bytes: Uint8Array): { samples: Float32Array; rate: number; seconds: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 44 || word(0) !== 'RIFF' || word(8) !== 'WAVE') throw new Error('corrupt or unsupported data');
  if (view.getUint32(4, true) !== bytes.length - 8) throw new Error('the file is not as long as it says');
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.length; at += 8 + view.getUint32(at + 4, true)) {
    if (word(at) === 'fmt ') {
      const [format, channels, bits] = [
        view.getUint16(at + 8, true),
        view.getUint16(at + 10, true),
        view.getUint16(at + 22, true),
      ];
      if (format !== 1 || channels !== 1 || bits !== 16) throw new Error('unsupported format');
      rate = view.getUint32(at + 12, true);
    } else if (word(at) === 'data') {
      const samples = new Float32Array(view.getUint32(at + 4, true) / 2);
      for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(at + 8 + 2 * i, true) / 32_768;
      return { samples, rate, seconds: samples.length / rate };
    }
  }
  throw new Error('no sound in it');
}
