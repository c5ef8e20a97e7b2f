import { Failure } from '../../lib/contract/failure.ts';
import { gatewayDatabase } from './gateway-database.ts';

const name = 'localOnly';

/** Whether the user has switched off every outbound request. Read from IndexedDB: offscreen documents have no extension storage. */
export const isLocalOnly = async (): Promise<boolean> => (await gatewayDatabase().switches.get(name))?.isOn === true;

/** Switches outbound requests off or on, for all contexts of the extension at once. */
export const setLocalOnly = async (isOn: boolean): Promise<void> => void (await gatewayDatabase().switches.put({ name, isOn }));

/** Throws `offline` while the user has switched off all outbound requests. */
export async function requireOnline(host: string): Promise<void> {
  if (await isLocalOnly()) {
    throw new Failure('offline', `Request to ${host} refused: local-only mode is on. Switch it off in the settings.`, {
      localOnly: true,
    });
  }
}
