const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether an address can be a server's: https, or http on this device. */
export const isServerUrl = ({ protocol, hostname, username }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && loopbackHost.test(hostname))) && !username && hostname !== '';

/** Parses the origin of a server as users type it: `https` unless it is on this device. Undefined for any other text. */
export function parseServerAddress(typed: string): string | undefined {
  const text = typed.trim();
  const host = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/.test(text);
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${host ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return isServerUrl(url) ? url.origin : undefined;
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
