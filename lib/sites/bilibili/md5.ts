const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Uint32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));

/** Returns the MD5 digest of a text in hex, which Bilibili's signature needs; Web Crypto doesn't offer MD5. */
export function md5(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, bytes.length << 3, true);
  view.setUint32(blocks.length - 4, bytes.length >>> 29, true);

  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < blocks.length; block += 64) {
    let [a, b, c, d] = state as unknown as [number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const [mixed, word] = round(i, b, c, d);
      const sum = (a + mixed + sines[i]! + view.getUint32(block + word * 4, true)) >>> 0;
      const shift = shifts[((i >> 4) << 2) | (i & 3)]!;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) >>> 0];
    }
    [a, b, c, d].forEach((value, i) => {
      state[i] = (state[i]! + value) >>> 0;
    });
  }
  const hex = new DataView(new ArrayBuffer(16));
  state.forEach((value, i) => {
    hex.setUint32(i * 4, value, true);
  });
  return Array.from(new Uint8Array(hex.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the mixed value and the index of the block's word for a step. */
function round(i: number, b: number, c: number, d: number): [mixed: number, word: number] {
  if (i < 16) return [(b & c) | (~b & d), i];
  if (i < 32) return [(d & b) | (~d & c), (5 * i + 1) & 15];
  if (i < 48) return [b ^ c ^ d, (3 * i + 5) & 15];
  return [c ^ (b | ~d), (7 * i) & 15];
}
