/** Returns the name of the Web Lock that a page holds during an import. Once it is free, another import may replace this one. */
export const importLockOf = (importId: string): string => `import:${importId}`;

/** Whether the page that runs an import is still open, as its Web Lock shows. */
export async function isImportHeld(importId: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === importLockOf(importId));
}
