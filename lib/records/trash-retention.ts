/** Time for which deleted items and collections can be restored. */
export const trashRetentionMs = 30 * 24 * 3600_000;
