/** Normalizes a title for comparison: directories of podcasts differ only in punctuation and case. */
export const normalizeTitle = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
