import { browser } from 'wxt/browser';
import type { Ports } from '../../lib/ports/ports.ts';

const nameOf = (name: string) => `key:${name}`;

/** Keys of providers, where neither content scripts nor exports reach. */
export function keySafe(): Ports['secrets'] {
  const { local } = browser.storage;
  // Firefox keeps content scripts out of storage by asking for the permission only; it has no access levels.
  void local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
  return {
    async get(name) {
      const key = nameOf(name);
      const value: unknown = (await local.get(key))[key];
      return typeof value === 'string' ? value : undefined;
    },
    set: (name, value) => (value ? local.set({ [nameOf(name)]: value }) : local.remove(nameOf(name))),
  };
}
