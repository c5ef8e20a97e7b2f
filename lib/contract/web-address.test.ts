import { expect, it } from 'vitest';
import { addMissingScheme, isWebAddress } from './web-address.ts';

it.each(['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'http://127.0.0.1:8080/a.mp3', 'HTTPS://EXAMPLE.COM', 'https://[::1]/'])(
  'accepts %s as a web address',
  (text) => expect(isWebAddress(text)).toBe(true),
);

it.each([
  '',
  'options.html',
  '/options.html',
  '//evil.example/',
  '?content=1',
  'https:options.html',
  'https:/options.html',
  'https://',
  ' https://example.com',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/1',
  'view-source:https://example.com/',
  'chrome-extension://abcdefghijklmnopabcdefghijklmnop/options.html',
  'moz-extension://1/options.html',
  'about:blank',
  'https://www.youtube.com@evil.example/',
  'https://user:password@example.com/',
])('rejects %j', (text) => expect(isWebAddress(text)).toBe(false));

it.each([
  ['youtu.be/jNQXAC9IVRw', 'https://youtu.be/jNQXAC9IVRw'],
  ['//example.org/talk', 'https://example.org/talk'],
  ['example.org', 'https://example.org'],
  ['example.org:8080/talk?a=1', 'https://example.org:8080/talk?a=1'],
])('adds the scheme that %s lacks', (text, address) => expect(addMissingScheme(text)).toBe(address));

it.each(['https://example.org/', 'ftp://example.org/', 'localhost/talk', 'ada@example.org', 'javascript:a.b/', '/talk', ''])(
  'leaves %j unchanged',
  (text) => expect(addMissingScheme(text)).toBe(text),
);
