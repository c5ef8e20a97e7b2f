const shown = new Set(['image/webp', 'image/jpeg', 'image/png']);

/** Returns a stored image as a `data:` address, which needs no escaping; undefined for other types and malformed data. */
export function imageDataUrl({ mimeType, base64 }: { mimeType: string; base64: string }): string | undefined {
  return shown.has(mimeType) && /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? `data:${mimeType};base64,${base64}` : undefined;
}
