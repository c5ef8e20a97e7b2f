import Dexie, { type Table } from 'dexie';

/** The purpose of an outbound request. */
export type ContactReason =
  | 'captions'
  | 'page'
  | 'expand'
  | 'feed'
  | 'image'
  | 'audio'
  | 'model'
  | 'modelDownload'
  | 'account'
  | 'workspace';

/** One outbound request, as the user can review it. */
export interface Contact {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  host: string;
  reason: ContactReason;
  /** Bytes of the response's body; absent while it arrives, and where the browser itself loads an image. */
  bytes?: number;
}

const maxContacts = 2000;

type ContactDatabase = Dexie & { contacts: Table<Contact, number, Omit<Contact, 'id'>> };

let opened: ContactDatabase | undefined;

/** The log's own database, so that every context can write it without the worker. Nothing in it leaves the device. */
export function contactDatabase(): ContactDatabase {
  if (!opened) {
    opened = new Dexie('gloss-contacts') as ContactDatabase;
    opened.version(1).stores({ contacts: '++id' });
  }
  return opened;
}

/** Records a request before it is sent and drops the oldest beyond 2,000. A log that cannot be written stops no request. */
export async function recordContact(host: string, reason: ContactReason): Promise<number | undefined> {
  const { contacts } = contactDatabase();
  try {
    const id = await contacts.add({ at: Date.now(), host, reason });
    if (id % 100 === 0)
      await contacts
        .where('id')
        .belowOrEqual(id - maxContacts)
        .delete();
    return id;
  } catch {
    return undefined;
  }
}

/** Adds the size of the response to a recorded request. */
export async function recordBytes(id: number | undefined, bytes: number): Promise<void> {
  if (id !== undefined)
    await contactDatabase()
      .contacts.update(id, { bytes })
      .catch(() => undefined);
}

/** The requests, newest first, at most 2,000. */
export const listContacts = (): Promise<Contact[]> =>
  contactDatabase().contacts.orderBy('id').reverse().limit(maxContacts).toArray();
