/** Pattern of a clock time in captions, `[H:]MM:SS[.fff]`. */
export const clockPattern = String.raw`(?:\d{1,4}:)?\d{1,3}:\d{2}(?:[.,]\d{1,9})?`;

/**
 * Parses `[H:]MM:SS[.fff]`, with a comma or a dot, to seconds; undefined for anything else. `from` and `to` limit it to a part
 * of the text without copying.
 */
export function parseClock(text: string, from = 0, to = text.length): number | undefined {
  let whole = 0;
  let part = 0;
  let digits = 0;
  let colons = 0;
  let scale = 0;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) {
      if (++digits > 9) return undefined;
      part = part * 10 + code - 0x30;
      scale *= 10;
    } else if (digits === 0 || scale > 0) {
      return undefined;
    } else if (code === 0x3a) {
      if (++colons > 2) return undefined;
      whole = (whole + part) * 60;
      part = digits = 0;
    } else if (code === 0x2c || code === 0x2e) {
      whole += part;
      part = digits = 0;
      scale = 1;
    } else return undefined;
  }
  if (digits === 0 || colons === 0) return undefined;
  // A single division gives exactly the number that the digits write.
  return scale > 0 ? (whole * scale + part) / scale : whole + part;
}
