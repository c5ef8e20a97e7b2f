import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUrl } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';

describe('checkUrl', () => {
  it.each([
    ['https://example.com/a?b', undefined, 'ok'],
    ['http://example.com:80/', ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'], 'ok'],
    ['http://8.8.8.8/', undefined, 'ok'],
    ['http://[2606:4700::1111]/', undefined, 'ok'],
    ['nonsense', undefined, 'notAUrl'],
    ['http://256.1.1.1/', undefined, 'notAUrl'],
    ['ftp://example.com/', undefined, 'scheme'],
    ['file:///etc/passwd', undefined, 'scheme'],
    ['https://user@example.com/', undefined, 'userinfo'],
    ['https://:secret@example.com/', undefined, 'userinfo'],
    ['https://example.com:8443/', undefined, 'port'],
    ['http://localhost/', undefined, 'localName'],
    ['http://localhost./', undefined, 'localName'],
    ['http://a.b.localhost/', undefined, 'localName'],
    ['http://printer.local/', undefined, 'localName'],
    ['http://metadata.google.internal/', undefined, 'localName'],
    ['http://intranet/', undefined, 'localName'],
    ['http://127.0.0.1/', undefined, 'privateAddress'],
    ['http://2130706433/', undefined, 'privateAddress'],
    ['http://0x7f.1/', undefined, 'privateAddress'],
    ['http://0177.0.0.1/', undefined, 'privateAddress'],
    ['http://１２７.0.0.1/', undefined, 'privateAddress'],
    ['http://127.0.0.1./', undefined, 'privateAddress'],
    ['http://169.254.169.254/latest/meta-data', undefined, 'privateAddress'],
    ['http://[::1]/', undefined, 'privateAddress'],
    ['http://[::ffff:127.0.0.1]/', undefined, 'privateAddress'],
    ['http://[::ffff:7f00:1]/', undefined, 'privateAddress'],
    ['http://[64:ff9b::10.0.0.1]/', undefined, 'privateAddress'],
    ['https://example.com/', [], 'unresolved'],
    ['https://example.com/', ['93.184.215.14', '10.0.0.1'], 'privateAddress'],
    ['https://example.com/', ['93.184.215.14', 'fe80::1%eth0'], 'privateAddress'],
    ['https://example.com/', ['nonsense'], 'privateAddress'],
  ])('%s at %j: %s', (url, addresses, reason) =>
    expect(checkUrl({ url, addresses })).toEqual({ allowed: reason === 'ok', reason }),
  );

  it('never throws unexpectedly', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl(), fc.string()),
        fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())),
        (url, addresses) => void checkUrl({ url, addresses }),
      ),
    );
  });
});

describe('isPublicAddress', () => {
  it.each([
    '0.1.2.3',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::13.1.68.3',
    '::8.8.8.8',
    '::ffff:10.0.0.1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fdff::1',
    'fe80::1',
    'febf::1',
    'fec0::1',
    'ff02::1',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    'g::1',
    '',
  ])('rejects %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.1',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    '1:2:3:4:5:6:7:8',
    'fbff::1',
  ])('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true));
});
