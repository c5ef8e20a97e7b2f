import { Failure } from '../../lib/contract/failure.ts';
import { isLocalHost } from '../../lib/http/local-host.ts';
import { gatewayDatabase } from './gateway-database.ts';

const name = 'localOnly';

/** Returns whether the user has switched off all requests to other machines. Read from IndexedDB: offscreen documents have no extension storage. */
export const isLocalOnly = async (): Promise<boolean> => (await gatewayDatabase().switches.get(name))?.isOn === true;

/** Switches requests to other machines off or on, for all contexts of the extension at once. */
export const setLocalOnly = async (isOn: boolean): Promise<void> => void (await gatewayDatabase().switches.put({ name, isOn }));

/** Throws `offline` for a host of another machine while the user has switched off all requests to those. */
export async function requireOnline({ host, hostname }: Pick<URL, 'host' | 'hostname'>): Promise<void> {
  if (!isLocalHost(hostname) && (await isLocalOnly())) {
    throw new Failure(
      'offline',
      `Request to ${host} refused: local-only mode is on. Switch it off in the settings, under Privacy.`,
      {
        localOnly: true,
      },
    );
  }
}
