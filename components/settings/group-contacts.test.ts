import { expect, it } from 'vitest';
import type { Contact } from '../../lib/records/contact.ts';
import { groupContacts } from './group-contacts.ts';

const noon = new Date(2026, 10, 23, 12).getTime();
const day = 86_400_000;
let id = 0;
const contact = (at: number, host: string, rest: Partial<Contact> = {}): Contact => ({
  id: id++,
  at,
  host,
  reason: 'image',
  ...rest,
});

it('counts the requests of a day to a host for a reason, and adds the known sizes', () => {
  const contacts = [
    contact(noon, 'a.example', { bytes: 5 }),
    contact(noon - 1, 'b.example'),
    contact(noon - 2, 'a.example'),
    contact(noon - 3, 'a.example', { bytes: 7 }),
    contact(noon - 4, 'a.example', { reason: 'feed', bytes: 1 }),
    contact(noon - day, 'a.example', { bytes: 2 }),
  ];
  expect(groupContacts(contacts)).toEqual([
    { at: noon, host: 'a.example', reason: 'image', count: 3, bytes: 12 },
    { at: noon - 1, host: 'b.example', reason: 'image', count: 1, bytes: undefined },
    { at: noon - 4, host: 'a.example', reason: 'feed', count: 1, bytes: 1 },
    { at: noon - day, host: 'a.example', reason: 'image', count: 1, bytes: 2 },
  ]);
});
