/** Divides a text into a number of parts of about the same length, between words where it has spaces. Parts may be empty. */
export function divideEvenly(text: string, count: number): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let part = 1; part <= count; part++) {
    const end =
      part === count ? text.length : Math.max(from, breakNear(text, (text.length * part) / count, text.length / count / 3));
    parts.push(text.slice(from, end).trim());
    from = end;
  }
  return parts;
}

/** Returns the place next to a position at which a text may be divided: at a space within a distance, or between characters. */
function breakNear(text: string, position: number, maxDistance: number): number {
  const middle = Math.floor(position);
  for (let distance = 0; distance <= maxDistance; distance++) {
    if (isSpace(text, middle + distance)) return middle + distance;
    if (isSpace(text, middle - distance)) return middle - distance;
  }
  // A pair of surrogates is one character.
  const isInPair = (text.codePointAt(middle - 1) ?? 0) > 0xffff;
  return isInPair ? middle + 1 : middle;
}

const isSpace = (text: string, at: number): boolean => /\s/.test(text.charAt(at));
