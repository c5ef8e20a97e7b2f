/** Documented limits of a request to the workspace's API. Lengths of texts in UTF-16 units. */
export const limits = {
  textLength: 2000,
  urlLength: 2000,
  /** Elements of any list of rich texts. */
  richTexts: 100,
  /** Elements of any list of blocks. */
  children: 100,
  /** Blocks of a request, at every depth. */
  blocks: 1000,
  /** Levels of children below the blocks of a request. */
  depth: 2,
  bytes: 500_000,
} as const;
