/** File systems end names at 255 bytes, some encrypted ones earlier, and a browser may add " (1)". */
const maxBytes = 180;

/** Refused by Windows, with any extension and in any case. */
const reservedName = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;

/**
 * A title as the name of a file that every system takes: no path, no reserved name, no marks that links in notes programs need,
 * no letters that turn the direction of reading to hide an extension. `extension` comes without its dot.
 */
export function fileName(title: string, extension: string, fallback = 'untitled'): string {
  const plain = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, ' ')
    .replace(/["]/g, "'")
    .replace(/\s*:\s+/g, ' - ')
    .replace(/[<>:/\\|?*#^[\]]/g, ' ')
    .replace(/\s+/g, ' ');
  const named = trimmed(shortened(trimmed(plain), maxBytes - extension.length - 1)) || fallback;
  return `${reservedName.test(named) ? `_${named}` : named}.${extension}`;
}

/** Windows drops dots and spaces at the end, and a dot at the beginning hides a file elsewhere. */
function trimmed(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && ' .'.includes(name[from]!)) from++;
  while (to > from && ' .'.includes(name[to - 1]!)) to--;
  return name.slice(from, to);
}

/** Cut between whole letters, by the bytes of UTF-8. */
function shortened(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  // A byte holds at most one letter, so what lies beyond need not be looked at.
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
