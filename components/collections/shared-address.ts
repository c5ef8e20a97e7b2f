import { serverAddress } from '../app/server-address.ts';

/** Parses the public address of a collection, as users type and paste it. Undefined for any other text. */
export function sharedAddress(typed: string): { serverUrl: string; id: string } | undefined {
  const text = typed.trim();
  const serverUrl = serverAddress(text);
  const path = /^(?:https?:\/\/)?[^/?#]+\/c\/([^/?#\s]+)\/?(?:[?#]|$)/i.exec(text)?.[1];
  if (!serverUrl || path === undefined) return undefined;
  try {
    return { serverUrl, id: decodeURIComponent(path) };
  } catch {
    return undefined;
  }
}
