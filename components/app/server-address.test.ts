import { expect, it } from 'vitest';
import { parseServerAddress, parseSharedAddress } from './server-address.ts';

it.each([
  ['gloss.example.org', 'https://gloss.example.org'],
  [' https://gloss.example.org/account?x=1 ', 'https://gloss.example.org'],
  ['gloss.example.org:8443', 'https://gloss.example.org:8443'],
  ['localhost:8787', 'http://localhost:8787'],
  ['http://127.0.0.1:8787/', 'http://127.0.0.1:8787'],
  ['[::1]:8787', 'http://[::1]:8787'],
  ['gloss.localhost:443', 'http://gloss.localhost:443'],
  // A token would cross the network unencrypted.
  ['http://gloss.example.org', undefined],
  ['http://localhost.example.org', undefined],
  ['http://127.0.0.1.example.org', undefined],
  ['https://user:secret@gloss.example.org', undefined],
  ['ftp://gloss.example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  ['two words', undefined],
])('%s is the server %s', (typed, origin) => expect(parseServerAddress(typed)).toBe(origin));

it.each([
  ['https://gloss.example.org/c/6f9a', 'https://gloss.example.org', '6f9a'],
  [' https://gloss.example.org/c/6f9a?page=2 ', 'https://gloss.example.org', '6f9a'],
  ['https://gloss.example.org/c/6f9a/#top', 'https://gloss.example.org', '6f9a'],
  ['gloss.example.org:8443/c/a%20b%2Fc', 'https://gloss.example.org:8443', 'a b/c'],
  ['localhost:8787/c/1', 'http://localhost:8787', '1'],
])('%s is a collection', (typed, serverUrl, id) => expect(parseSharedAddress(typed)).toEqual({ serverUrl, id }));

it.each([
  'https://gloss.example.org/v/6f9a',
  'https://gloss.example.org/c/',
  'https://gloss.example.org/c/a/b',
  'https://gloss.example.org/x/c/a',
  'https://gloss.example.org/?next=/c/a',
  'https://gloss.example.org/c/%',
  'http://gloss.example.org/c/6f9a',
  'javascript:alert(1)//c/a',
  '/c/6f9a',
  '6f9a',
  '',
])('%s is none', (typed) => expect(parseSharedAddress(typed)).toBeUndefined());
