import type { Contact, ContactReason } from '../../lib/records/contact.ts';

/** The requests of one day to one host for one reason. */
export interface ContactGroup {
  /** Time of the last of them (milliseconds since 1970). */
  at: number;
  host: string;
  reason: ContactReason;
  count: number;
  /** Total size of the responses in bytes; undefined if no size is known. */
  bytes?: number;
}

/** Groups requests, newest first, by the local day, host and reason. The order of the groups is that of their last requests. */
export function groupContacts(contacts: Contact[]): ContactGroup[] {
  const groups = new Map<string, ContactGroup>();
  for (const { at, host, reason, bytes } of contacts) {
    const key = `${new Date(at).toDateString()} ${reason} ${host}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { at, host, reason, count: 1, bytes });
    else {
      group.count++;
      if (bytes !== undefined) group.bytes = (group.bytes ?? 0) + bytes;
    }
  }
  return [...groups.values()];
}
