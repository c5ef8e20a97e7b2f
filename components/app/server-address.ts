const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether an address is one of a server: encrypted, unless it is on this machine. */
export const isServerUrl = ({ protocol, hostname, username }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && loopbackHost.test(hostname))) && !username && hostname !== '';

/** The origin of a server as people type it: `https` unless it is on this machine. Undefined for what is none. */
export function parseServerAddress(typed: string): string | undefined {
  const text = typed.trim();
  const host = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/.test(text);
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${host ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return isServerUrl(url) ? url.origin : undefined;
}
