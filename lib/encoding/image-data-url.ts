const shown = new Set(['image/webp', 'image/jpeg', 'image/png']);

/** A kept picture as the address of an image, whose alphabet needs no escaping anywhere; none for what is no picture. */
export function imageDataUrl({ mimeType, base64 }: { mimeType: string; base64: string }): string | undefined {
  return shown.has(mimeType) && /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? `data:${mimeType};base64,${base64}` : undefined;
}
