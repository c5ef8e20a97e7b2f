import { parseServerAddress } from '../app/server-address.ts';

/** Parses the public address of a collection, as users type and paste it. Undefined for any other text. */
export function parseSharedAddress(typed: string): { serverUrl: string; id: string } | undefined {
  const text = typed.trim();
  const serverUrl = parseServerAddress(text);
  const path = /^(?:https?:\/\/)?[^/?#]+\/c\/([^/?#\s]+)\/?(?:[?#]|$)/i.exec(text)?.[1];
  if (!serverUrl || path === undefined) return undefined;
  try {
    return { serverUrl, id: decodeURIComponent(path) };
  } catch {
    return undefined;
  }
}
