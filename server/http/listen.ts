import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const texts: Record<string, string> = {
  EADDRINUSE: 'is in use by another program. Stop that one, or set GLOSS_PORT to another port.',
  EACCES: 'needs permission that this user lacks. Set GLOSS_PORT to a port above 1023, behind a proxy.',
  EADDRNOTAVAIL: 'is not an address of this machine. Correct GLOSS_HOST.',
  ENOTFOUND: 'is not an address of this machine. Correct GLOSS_HOST.',
};

/** Listens at an address and returns the port. Throws an error that names the address and the setting to change. */
export async function listen(http: Server, { host, port }: { host: string; port: number }): Promise<number> {
  http.listen(port, host);
  try {
    await once(http, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!Object.hasOwn(texts, code)) throw error;
    throw new Error(`${host}:${port} ${texts[code]}`, { cause: error });
  }
  return (http.address() as AddressInfo).port;
}
