/** Reads a text line by line without holding all its lines at once. Line ends are `\n`. */
export interface Lines {
  /** Undefined past the last line. */
  next(): string | undefined;
}

export function linesOf(text: string): Lines {
  let position = 0;
  return {
    next() {
      if (position > text.length) return undefined;
      const found = text.indexOf('\n', position);
      const end = found < 0 ? text.length : found;
      const line = text.slice(position, end);
      position = end + 1;
      return line;
    },
  };
}
