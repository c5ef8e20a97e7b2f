import { Failure } from '../../lib/contract/failure.ts';
import { isLocalHost } from '../../lib/http/local-host.ts';
import { isLocalOnly } from './local-only.ts';

/** Returns whether a request to a host may succeed: it is this machine, or there is a network. */
export const isReachable = (hostname: string): boolean => isLocalHost(hostname) || navigator.onLine;

/** Throws `offline` for a host of another machine while there is no network, or while the user has switched off requests to those. */
export async function requireAllowedHost({ host, hostname }: Pick<URL, 'host' | 'hostname'>): Promise<void> {
  if (!isLocalHost(hostname) && (await isLocalOnly())) {
    throw new Failure(
      'offline',
      `Request to ${host} refused: local-only mode is on. Switch it off in the settings, under Privacy.`,
      {
        localOnly: true,
      },
    );
  }
  if (!isReachable(hostname)) throw new Failure('offline', `No network: ${host} was not requested. Try again when online.`);
}
