import { isLocalHost } from '../../lib/http/local-host.ts';
import { isServerUrl } from '../../lib/http/server-url.ts';

/** Parses the origin of a server as users type it: `https` unless it is on this device. Undefined for any other text. */
export function parseServerAddress(typed: string): string | undefined {
  const url = parseUrl(typed.trim());
  return url && isServerUrl(url) ? url.origin : undefined;
}

function parseUrl(text: string): URL | undefined {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const whole = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return !hasScheme && isLocalHost(url.hostname) ? new URL(`http://${text}`) : url;
}

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
