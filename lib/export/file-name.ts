/** Maximum bytes of a name. File systems allow 255, some encrypted ones fewer, and a browser may append " (1)". */
const maxBytes = 180;

/** Names that Windows refuses, with any extension and in any case. */
const reservedName = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;

/**
 * Converts a title to a file name that every system accepts: without path separators, reserved names, the marks of wiki links, and
 * the characters that change the direction of reading to hide an extension. `extension` has no dot.
 */
export function fileName(title: string, extension: string, fallback = 'untitled'): string {
  const plain = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, ' ')
    .replace(/["]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?: /g, ' - ')
    .replace(/[<>:/\\|?*#^[\]]/g, ' ')
    .replace(/\s+/g, ' ');
  const named = trimmed(shortened(trimmed(plain), maxBytes - extension.length - 1)) || fallback;
  return `${reservedName.test(named) ? `_${named}` : named}.${extension}`;
}

/** Removes dots and spaces at both ends: Windows drops trailing ones, and a leading dot hides a file on other systems. */
function trimmed(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && ' .'.includes(name[from]!)) from++;
  while (to > from && ' .'.includes(name[to - 1]!)) to--;
  return name.slice(from, to);
}

/** Truncates a text to a number of UTF-8 bytes, between two graphemes. */
function shortened(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  // Each character has at least one byte, so the rest can't fit.
  const start = text.slice(0, bytes);
  if (start.length === text.length && encoder.encode(text).length <= bytes) return text;
  let size = 0;
  let result = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start.toWellFormed())) {
    size += encoder.encode(segment).length;
    if (size > bytes) break;
    result += segment;
  }
  return result;
}
