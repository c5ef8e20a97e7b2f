/** The name of the Web Lock that a page holds while it brings an import in: when the page ends, the import gives way to another. */
export const importLockOf = (importId: string): string => `import:${importId}`;
