import { browser } from 'wxt/browser';
import type { Ports } from '../../lib/ports/ports.ts';

const storageKeyOf = (name: string) => `key:${name}`;

/** Storage of the providers' API keys, out of reach for content scripts and exports. */
export function secretStorage(): Ports['secrets'] {
  const { local } = browser.storage;
  // Firefox has no access levels, and no content script of Gloss has the storage API there.
  void local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
  return {
    async get(name) {
      const key = storageKeyOf(name);
      const value: unknown = (await local.get(key))[key];
      return typeof value === 'string' ? value : undefined;
    },
    set: (name, value) => (value ? local.set({ [storageKeyOf(name)]: value }) : local.remove(storageKeyOf(name))),
  };
}
