import Dexie, { type Table } from 'dexie';
import type { Contact } from '../../lib/records/contact.ts';

type GatewayDatabase = Dexie & {
  contacts: Table<Contact, number, Omit<Contact, 'id'>>;
  switches: Table<{ name: string; isOn: boolean }, string>;
};

let opened: GatewayDatabase | undefined;

/** A database of its own, which every context of the extension can use without the worker. Nothing in it leaves the device. */
export function gatewayDatabase(): GatewayDatabase {
  if (!opened) {
    opened = new Dexie('gloss-gateway') as GatewayDatabase;
    opened.version(1).stores({ contacts: '++id', switches: 'name' });
  }
  return opened;
}
