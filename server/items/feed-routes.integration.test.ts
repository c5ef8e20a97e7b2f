import { afterAll, expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { parseFeed } from '../../lib/feeds/parse-feed.ts';
import type { Digest } from '../../lib/records/digest.ts';
import { newUser, testAccounts } from '../testing/test-accounts.ts';
import { createFeedRoutes } from './feed-routes.ts';

const { database, accounts, clock } = await testAccounts();
afterAll(database.close);
const item = { contentId: 'web:talk', title: 'Clocks & towers', sourceUrl: 'https://a.example/talk', channelTitle: 'Ann' };
const digestItem = {
  ...{ ...item, contentId: 'web:bees', title: 'Bees <b>&', isNewSubject: false },
  reasons: [{ text: 'The queen lays </description> eggs.', startTime: 65 }],
};
let digest: Digest | null = { from: 1, until: Date.UTC(2026, 10, 24), items: [digestItem], otherCount: 2 };
const readers: string[] = [];
const app = createFeedRoutes({
  origin: 'https://gloss.example',
  findOwner: accounts.tokens.findFeedOwner,
  clientOf: (userId) =>
    ({
      async getFeed() {
        readers.push(userId);
        if (readers.length > 3) throw new Failure('rateLimited', 'slow down', { retryAfter: 7 });
        return { items: [{ ...item, publishedAt: '2026-11-20T10:00:00.000Z' }] };
      },
      getDigest: async () => ({ digest }),
    }) as unknown as Client<Operations>,
  onError: (error) => {
    throw error;
  },
});

it('opens the feed of a user by a token that opens nothing else', async () => {
  const { userId } = await newUser(accounts);
  const create = (name: string, scope: string, days?: number) => accounts.tokens.create(userId, { name, scope, days });
  const [token, reading, expiring] = [await create('a', 'feed'), await create('b', 'read'), await create('c', 'feed', 1)];
  const response = await app.request(`/feed/${token}`);
  expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    'application/rss+xml; charset=utf-8',
    'private, max-age=300',
  ]);
  const feed = parseFeed({ url: 'https://gloss.example/feed', content: await response.text() }, Date.now());
  expect(feed.items).toMatchObject([{ id: 'web:talk', title: 'Clocks & towers', link: 'https://a.example/talk' }]);
  expect(readers).toEqual([userId]);
  const unchanged = await app.request(`/feed/${token}`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);

  const withToken = (secret: string) =>
    new Request('https://gloss.example/api/v1/me', { headers: { authorization: `Bearer ${secret}` } });
  await expect(accounts.authenticate(withToken(token))).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await accounts.authenticate(withToken(reading))).toMatchObject({ userId });
  expect((await app.request(`/feed/${expiring}`)).status).toBe(200);
  clock.time += 2 * 86_400_000;
  for (const other of [reading, expiring, 'gloss_x', '%00'])
    expect([other, (await app.request(`/feed/${other}`)).status]).toEqual([other, 404]);
  const limited = await app.request(`/feed/${token}`);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  const { tokenId } = (await accounts.tokens.list(userId)).find(({ name }) => name === 'a')!;
  await accounts.tokens.revoke(userId, tokenId);
  expect((await app.request(`/feed/${token}`)).status).toBe(404);
});

it('opens the last digest by the same token, with the reasons as plain text, and an empty feed before the first', async () => {
  const { userId } = await newUser(accounts);
  const [token, reading] = [
    await accounts.tokens.create(userId, { name: 'a', scope: 'feed' }),
    await accounts.tokens.create(userId, { name: 'b', scope: 'read' }),
  ];
  const response = await app.request(`/feed/${token}/digest`);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const content = await response.text();
  expect(content).toContain('1:05 The queen lays &amp;lt;/description&amp;gt; eggs.');
  const feed = parseFeed({ url: 'https://gloss.example/feed', content }, Date.now());
  expect(feed.items).toMatchObject([{ id: 'web:bees', link: 'https://a.example/talk', publishedAt: '2026-11-24T00:00:00.000Z' }]);
  for (const other of [reading, 'gloss_x']) expect((await app.request(`/feed/${other}/digest`)).status).toBe(404);
  digest = null;
  const empty = await app.request(`/feed/${token}/digest`);
  expect([empty.status, (await empty.text()).includes('<item>')]).toEqual([200, false]);
});
