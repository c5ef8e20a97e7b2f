/**
 * Iterates over the lines of a text without holding all of them at once. Lines end with LF; `parseCaptions` has replaced CR
 * and CRLF.
 */
export interface Lines {
  /** Returns the next line; undefined after the last. */
  next(): string | undefined;
}

/** Returns the lines of a text one by one, from its start. */
export function linesOf(text: string): Lines {
  let position = 0;
  return {
    next() {
      if (position > text.length) return undefined;
      const lineEnd = text.indexOf('\n', position);
      const end = lineEnd < 0 ? text.length : lineEnd;
      const line = text.slice(position, end);
      position = end + 1;
      return line;
    },
  };
}
