import { describe, expect, it } from 'vitest';
import { fakeFeeds, rss } from '../../../test/fake-feeds.ts';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { Failure } from '../../contract/failure.ts';
import { createService } from '../service.ts';

const bread = 'https://bread.example/feed';
const tea = 'https://tea.example/feed';

describe('channels', () => {
  function setUp(answers: Parameters<typeof fakeFeeds>[0] = {}) {
    const { fetch } = fakeFeeds({ [bread]: rss('Bread', []), [tea]: rss('Tea', []), ...answers });
    const ports = { ...fakePorts(), fetch };
    return { ports, client: serviceClient(createService(ports).handlers) };
  }

  it('with one page are distinguished by the addresses of their feeds', async () => {
    const page = 'https://bread.example/';
    const feedOf = (n: number) => `https://bread.example/feed/${n}`;
    const feeds = Object.fromEntries([1, 2, 3].map((n) => [feedOf(n), rss(`Bread ${n}`, [{ id: `b${n}` }], page)]));
    const { client } = setUp(feeds);
    for (const n of [1, 2, 3]) await client.subscribeChannel({ channelUrl: feedOf(n) });
    const ambiguous = {
      code: 'ambiguous',
      details: {
        candidates: expect.arrayContaining(
          [1, 2, 3].map((n) => expect.objectContaining({ title: `Bread ${n}`, feedUrl: feedOf(n) })),
        ),
      },
    };
    for (const channelUrl of [page, 'https://Bread.example']) {
      await expect(client.unsubscribeChannel({ channelUrl })).rejects.toMatchObject(ambiguous);
      await expect(client.markSeen({ channelUrl })).rejects.toMatchObject(ambiguous);
      await expect(client.listChannelVideos({ channelUrl })).rejects.toMatchObject(ambiguous);
    }
    expect(await client.listChannelVideos({ channelUrl: feedOf(2) })).toMatchObject({ videos: [{ title: 'b2' }] });
    await client.unsubscribeChannel({ channelUrl: feedOf(2) });
    const titles = async () => (await client.listChannels({})).channels.map(({ title }) => title);
    expect(await titles()).toEqual(['Bread 1', 'Bread 3']);
    await client.unsubscribeChannel({ channelUrl: feedOf(1) });
    await client.unsubscribeChannel({ channelUrl: page });
    expect(await titles()).toEqual([]);
  });

  it('do not exceed the limit when several are subscribed to at once', async () => {
    const { client, ports } = setUp();
    ports.meter.getMaxChannels = async () => 1;
    const results = await Promise.allSettled([bread, tea].map((channelUrl) => client.subscribeChannel({ channelUrl })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'tooManyChannels' } });
    expect((await client.listChannels({})).channels).toHaveLength(1);
  });

  it('count towards the limit when they are restored', async () => {
    const { client, ports } = setUp();
    ports.meter.getMaxChannels = async () => 1;
    await client.subscribeChannel({ channelUrl: bread });
    await client.unsubscribeChannel({ channelUrl: bread });
    await client.subscribeChannel({ channelUrl: tea });
    const refused = async () => client.subscribeChannel({ channelUrl: bread }).catch((error: Failure) => error.toJSON());
    expect(await refused()).toMatchObject({ code: 'tooManyChannels', details: { maxChannels: 1 } });
    ports.meter.getPricingUrl = async () => 'https://gloss.example/pricing';
    expect(await refused()).toMatchObject({
      message: expect.stringContaining('https://gloss.example/pricing'),
      details: { pricingUrl: 'https://gloss.example/pricing' },
    });
    expect(await client.subscribeChannel({ channelUrl: tea })).toMatchObject({ success: true });
  });
});
