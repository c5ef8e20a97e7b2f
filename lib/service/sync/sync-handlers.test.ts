import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { Channel } from '../../records/channel.ts';
import { channel } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

it('takes a group that a device changed, and names those of which another device wrote a later state', async () => {
  const client = serviceClient(createService(fakePorts()).handlers);
  const group = (title: string) => ({
    kind: 'note' as const,
    id: 'a',
    records: [{ kind: 'note', value: { contentId: 'a', text: title, createdAt: 1, updatedAt: 2 } }],
  });
  const write = (device: string, text: string, cursor?: string) =>
    client.writeUnits({ device, units: [group(text)], ...(cursor && { cursor }) } as never);
  expect(await write('laptop', 'First')).toEqual({ success: true, stale: [], refused: [] });
  expect(await write('phone', 'Second')).toMatchObject({ stale: [{ kind: 'note', id: 'a' }] });
  const { nextCursor } = await client.listChanges({});
  expect(await write('phone', 'Second', nextCursor)).toMatchObject({ stale: [] });
  // A device knows its own changes.
  expect(await write('phone', 'Third', nextCursor)).toMatchObject({ stale: [] });
  const { units } = await client.readUnits({ units: [{ kind: 'note', id: 'a' }] });
  expect(units).toMatchObject([{ records: [{ kind: 'note', value: { text: 'Third' } }] }]);
});

it('refuses a cursor of another epoch, and takes one from before epochs had names while the first lasts', async () => {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  await client.createCollection({ name: 'Clocks' });
  const old = Buffer.from('["changes",1]').toString('base64url');
  expect(await client.listChanges({ cursor: old })).toMatchObject({ changes: [], nextCursor: old });
  ports.store.getEpoch = async () => 'restored';
  const units = [{ kind: 'note', id: 'a', records: [] }];
  for (const call of [
    () => client.listChanges({ cursor: old }),
    () => client.writeUnits({ device: 'd', cursor: old, units } as never),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'cursor' }] });
  const { nextCursor } = await client.listChanges({});
  expect(await client.listChanges({ cursor: nextCursor })).toMatchObject({ changes: [], nextCursor });
});

it('takes no record that is of another group', async () => {
  const client = serviceClient(createService(fakePorts()).handlers);
  const value = { contentId: 'b', text: '', createdAt: 1, updatedAt: 1 };
  for (const [kind, id] of [
    ['note', 'a'],
    ['card', 'b'],
  ]) {
    const units = [{ kind, id, records: [{ kind: 'note', value }] }];
    await expect(client.writeUnits({ device: 'd', units } as never)).rejects.toMatchObject({ code: 'invalid' });
  }
});

it('refuses the channels of a device beyond the limit, which those that it left do not count towards', async () => {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  ports.meter.getMaxChannels = async () => 2;
  await ports.store.updateChannels(() => [channel('a'), channel('b')]);
  const { nextCursor } = await client.listChanges({});
  const groupOf = (value: Channel) => ({ kind: 'channel', id: value.channelId, records: [{ kind: 'channel', value }] });
  const rows = [channel('c'), channel('a', { unsubscribedAt: 5 }), channel('d'), channel('b'), channel('e')];
  const result = await client.writeUnits({ device: 'laptop', cursor: nextCursor, units: rows.map(groupOf) } as never);
  expect(result).toMatchObject({ stale: [], refused: [{ id: 'c' }, { id: 'e' }] });
  const subscribed = (await ports.store.listChannels()).filter(({ unsubscribedAt }) => unsubscribedAt === undefined);
  expect(subscribed.map(({ channelId }) => channelId)).toEqual(['b', 'd']);
});

it('refuses a channel that another call has left no place for meanwhile', async () => {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  ports.meter.getMaxChannels = async () => 2;
  const write = (id: string) =>
    client.writeUnits({ device: id, units: [{ kind: 'channel', id, records: [{ kind: 'channel', value: channel(id) }] }] });
  const results = await Promise.all(['a', 'b', 'c', 'd'].map(write));
  expect(results.flatMap(({ refused }) => refused)).toHaveLength(2);
  expect(await ports.store.listChannels()).toHaveLength(2);
});

it('reads no more groups at once than fit into an answer, but any single one', async () => {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  const text = 'a'.repeat(20 * 1024 * 1024);
  ports.store.readGroup = async ({ id }) => [
    { kind: 'note', value: { contentId: id, text: id === 'small' ? '' : text, createdAt: 1, updatedAt: 1 } },
  ];
  const read = (...ids: string[]) => client.readUnits({ units: ids.map((id) => ({ kind: 'note', id })) });
  expect((await read('large', 'small')).units).toHaveLength(2);
  await expect(read('large', 'large too')).rejects.toMatchObject({ code: 'tooLarge' });
  ports.store.readGroup = async () => [
    { kind: 'note', value: { contentId: 'a', text: text + text, createdAt: 1, updatedAt: 1 } },
  ];
  expect((await read('larger')).units).toHaveLength(1);
});

it('counts no feed items as seen that come after the time at which a clock that is ahead has marked the feed', async () => {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  const ahead = ports.clock.now() + 1e12;
  const write = async (lastSeenAt: number) => {
    const value = channel('a', { lastSeenAt });
    const { nextCursor: cursor } = await client.listChanges({});
    return client.writeUnits({
      device: 'phone',
      cursor,
      units: [{ kind: 'channel', id: 'a', records: [{ kind: 'channel', value }] }],
    });
  };
  const seenAt = async () => (await ports.store.listChannels())[0]!.lastSeenAt;
  await write(ahead);
  expect(await seenAt()).toBeLessThan(ports.clock.now());
  // The same when an earlier version has stored it.
  await ports.store.updateChannel('a', (row) => row && { ...row, lastSeenAt: ahead });
  await write(5);
  expect(await seenAt()).toBeLessThan(ports.clock.now());
  expect(await seenAt()).toBeGreaterThan(5);
});
