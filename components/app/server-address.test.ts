import { expect, it } from 'vitest';
import { parseServerAddress } from './server-address.ts';

it.each([
  ['gloss.example.org', 'https://gloss.example.org'],
  [' https://gloss.example.org/account?x=1 ', 'https://gloss.example.org'],
  ['gloss.example.org:8443', 'https://gloss.example.org:8443'],
  ['localhost:8787', 'http://localhost:8787'],
  ['http://127.0.0.1:8787/', 'http://127.0.0.1:8787'],
  ['[::1]:8787', 'http://[::1]:8787'],
  // A token would go over the network in the open.
  ['http://gloss.example.org', undefined],
  ['http://localhost.example.org', undefined],
  ['https://user:secret@gloss.example.org', undefined],
  ['ftp://gloss.example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  ['two words', undefined],
])('%s is the server %s', (typed, origin) => expect(parseServerAddress(typed)).toBe(origin));
