import { gatewayDatabase } from './gateway-database.ts';

const name = 'localOnly';

/** Returns whether the user has switched off all requests to other machines. Read from IndexedDB: offscreen documents have no extension storage. */
export const isLocalOnly = async (): Promise<boolean> => (await gatewayDatabase().switches.get(name))?.isOn === true;

/** Switches requests to other machines off or on, for all contexts of the extension at once. */
export const setLocalOnly = async (isOn: boolean): Promise<void> => void (await gatewayDatabase().switches.put({ name, isOn }));
