import { expect, it } from 'vitest';
import { isCompleteAddress, normalizeAddress } from './normalize-address.ts';

it.each([
  ['youtube.com/@bread', 'https://youtube.com/@bread'],
  ['  https://bread.example/feed\n', 'https://bread.example/feed'],
  ['http://bread.example', 'http://bread.example'],
  ['feed://bread.example/rss', 'https://bread.example/rss'],
  ['feed:https://bread.example/rss', 'https://bread.example/rss'],
  ['pcast://bread.example/rss', 'https://bread.example/rss'],
  ['localhost:8080/feed', 'https://localhost:8080/feed'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('interprets %j as %j', (typed, meant) => expect(normalizeAddress(typed)).toBe(meant));

it.each([
  ['https://bread.example/feed', true],
  ['http://localhost/feed', true],
  ['http://nas:8080/feed', true],
  ['http://[::1]/feed', true],
  ['https://bread.example/a feed', true],
  ['https://not an address', false],
  ['https://bread', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('isCompleteAddress(%j) is %j', (address, expected) => expect(isCompleteAddress(address)).toBe(expected));
