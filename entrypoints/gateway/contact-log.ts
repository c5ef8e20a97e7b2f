import type { Contact, ContactReason } from '../../lib/records/contact.ts';
import { gatewayDatabase } from './gateway-database.ts';

const maxContacts = 2000;

/**
 * Records a request before it is sent and removes the oldest entries beyond 2,000. A failure to write the log does not prevent
 * the request.
 */
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

/** Deletes the log. */
export const clearContacts = (): Promise<void> => gatewayDatabase().contacts.clear();

/** Returns the logged outbound requests of the extension, newest first, at most 2,000. */
export const listContacts = (): Promise<Contact[]> =>
  gatewayDatabase().contacts.orderBy('id').reverse().limit(maxContacts).toArray();
