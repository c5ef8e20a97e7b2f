import { browser } from 'wxt/browser';
import { addressOf } from './presets.ts';

const patternOf = ({ protocol, hostname }: URL) => ({ origins: [`${protocol}//${hostname}/*`] });

/** Asks for the host of a provider, if it is not granted yet. Only in the very turn of a click does the browser ask. */
export async function allowAddress(provider: Parameters<typeof addressOf>[0]): Promise<boolean> {
  const address = addressOf(provider);
  return address ? browser.permissions.request(patternOf(address)) : true;
}

export const isAllowed = (address: URL): Promise<boolean> => browser.permissions.contains(patternOf(address));
