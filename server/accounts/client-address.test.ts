import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { getClientAddress } from './client-address.ts';

const addressOf = async (remote: string, forwarded: string | undefined, trustedProxies: number) => {
  const app = new Hono().get('/', (context) => context.text(getClientAddress(context, trustedProxies)));
  const incoming = { socket: { remoteAddress: remote, remotePort: 1, remoteFamily: 'IPv4' } };
  const answer = await app.request('/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }, { incoming });
  return answer.text();
};

it.each<[string, string | undefined, number, string]>([
  ['203.0.113.5', undefined, 0, '203.0.113.5'],
  ['203.0.113.5', '10.0.0.1', 0, '203.0.113.5'],
  ['10.0.0.1', '1.2.3.4, 203.0.113.5', 1, '203.0.113.5'],
  ['10.0.0.1', '1.2.3.4, 203.0.113.5,10.0.0.2', 2, '203.0.113.5'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['10.0.0.1', 'nonsense', 1, 'unknown'],
  ['::ffff:203.0.113.5', undefined, 0, '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
  ['10.0.0.1', '2001:db8:1:2::9', 1, '2001:db8:1:2'],
  ['10.0.0.1', '203.0.113.7:51234', 1, '203.0.113.7'],
  ['10.0.0.1', '[2001:db8:1:2::9]:443, 203.0.113.7:1', 2, '2001:db8:1:2'],
  ['10.0.0.1', '[2001:db8:1:2::9]', 1, '2001:db8:1:2'],
])('of %s, forwarded %s, behind %i proxies is %s', async (remote, forwarded, proxies, address) => {
  expect(await addressOf(remote, forwarded, proxies)).toBe(address);
});
