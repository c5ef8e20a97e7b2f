/** Returns texts without those that differ from an earlier one only in case. */
export const distinctTexts = (texts: readonly string[]): string[] =>
  [...new Map(texts.toReversed().map((text) => [text.toLowerCase(), text])).values()].reverse();
