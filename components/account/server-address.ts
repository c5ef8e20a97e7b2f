const own = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The origin of a server as people type it: `https` unless it is on this machine. Undefined for what is none. */
export function serverAddress(typed: string): string | undefined {
  const text = typed.trim();
  const host = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/.test(text);
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${host ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, origin, username } = new URL(whole);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && own.test(hostname));
  return isSafe && !username && hostname !== '' ? origin : undefined;
}
