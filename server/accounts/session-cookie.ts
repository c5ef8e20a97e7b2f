import { parse, serialize } from 'hono/utils/cookie';

/** Reads and writes the cookie of a session. It is HttpOnly, and SameSite=Lax keeps it from forms of other sites. */
export function createSessionCookie(origin: string) {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? '__Host-gloss_session' : 'gloss_session';
  const options = { httpOnly: true, sameSite: 'Lax', secure: isSecure, path: '/' } as const;
  return {
    read: (header: string | null | undefined): string | undefined => (header ? parse(header, name)[name] : undefined),
    write: (secret: string): string => serialize(name, secret, { ...options, maxAge: 180 * 86_400 }),
    clear: (): string => serialize(name, '', { ...options, maxAge: 0 }),
  };
}
