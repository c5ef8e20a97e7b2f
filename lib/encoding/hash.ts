/** Returns the 64-bit FNV-1a hash over UTF-16 units in base 36. Not for secrets. */
export function hash(text: string): string {
  let state = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) {
    state = BigInt.asUintN(64, (state ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return state.toString(36);
}

/** Returns the 32-bit FNV-1a hash over UTF-16 units with a final mix. Other seeds give independent hashes. Not for secrets. */
export function hash32(text: string, seed = 0x811c9dc5): number {
  let value = seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
