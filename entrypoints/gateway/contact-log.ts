import { gatewayDatabase } from './gateway-database.ts';

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

/** Records a request before it is sent and drops the oldest beyond 2,000. A log that cannot be written stops no request. */
export async function recordContact(host: string, reason: ContactReason): Promise<number | undefined> {
  const { contacts } = gatewayDatabase();
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
    await gatewayDatabase()
      .contacts.update(id, { bytes })
      .catch(() => undefined);
}

/** The requests, newest first, at most 2,000. */
export const listContacts = (): Promise<Contact[]> =>
  gatewayDatabase().contacts.orderBy('id').reverse().limit(maxContacts).toArray();
