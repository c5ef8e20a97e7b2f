import { browser } from 'wxt/browser';
import type { Ports } from '../../lib/ports/ports.ts';

const storageKeyOf = (name: string) => `key:${name}`;

/** Keys of providers, where neither content scripts nor exports reach. */
export function secretStorage(): Ports['secrets'] {
  const { local } = browser.storage;
  // Firefox keeps content scripts out of storage by asking for the permission only; it has no access levels.
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
