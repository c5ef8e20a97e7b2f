/** Returns the 64-bit FNV-1a hash over UTF-16 units in base 36. Not for secrets. */
export function hash(text: string): string {
  let state = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) {
    state = BigInt.asUintN(64, (state ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return state.toString(36);
}
