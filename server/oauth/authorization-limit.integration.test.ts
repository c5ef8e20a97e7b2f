import { expect, it } from 'vitest';
import { testServer } from '../testing/test-oauth-server.ts';

it('limits the authorization requests of a network address, which strangers may send', async () => {
  const { address, close } = await testServer({ hasRealLimits: true, config: { trustedProxies: 1 } });
  const request = async (from: string) => {
    const headers = { 'x-forwarded-for': from };
    const response = await fetch(`${address}/oauth/authorize?client_id=unknown`, { redirect: 'manual', headers });
    return { status: response.status, wait: response.headers.get('retry-after'), text: await response.text() };
  };
  for (let i = 0; i < 120; i++) expect((await request('203.0.113.20')).status).toBe(400);
  expect(await request('203.0.113.20')).toEqual({
    status: 429,
    wait: expect.stringMatching(/^\d+$/),
    text: expect.stringContaining('Too many attempts'),
  });
  expect((await request('203.0.113.21')).status).toBe(400);
  await close();
});
