import { expect, it } from 'vitest';
import type { Store } from '../../ports/store.ts';
import type { ChannelItem } from '../../records/channel.ts';
import { channel, item } from './rows-suite.ts';

const ids = (items: ChannelItem[]) => items.map(({ itemId }) => itemId);

export function channelStoreSuite(open: () => Promise<Store>): void {
  it('stores channels, and updates one or all of them', async () => {
    const store = await open();
    await store.updateChannels(() => [channel('a'), channel('b')]);
    expect(await store.updateChannel('a', (row) => row && { ...row, title: 'A' })).toMatchObject({ title: 'A' });
    expect(await store.updateChannel('a', () => undefined)).toMatchObject({ title: 'A' });
    expect(await store.updateChannel('nobody', (row) => row)).toBeUndefined();
    await store.updateChannels((rows) =>
      rows.filter(({ channelId }) => channelId === 'b').map((row) => ({ ...row, lastSeenAt: 7 })),
    );
    const rows = await store.listChannels();
    expect(rows.map(({ title, lastSeenAt }) => [title, lastSeenAt])).toEqual([
      ['A', 0],
      ['b', 7],
    ]);
  });

  it('adds a channel by what the others are, one write at a time', async () => {
    const store = await open();
    const addFirst = (id: string) => store.updateChannels((rows) => (rows.length === 0 ? [channel(id)] : []));
    await Promise.all([addFirst('a'), addFirst('b'), addFirst('c')]);
    expect(await store.listChannels()).toHaveLength(1);
  });

  it('records the user’s changes to a channel, but not the refreshes of its feed', async () => {
    const store = await open();
    let cursor = 0;
    const readChanges = async () => {
      const changes = await store.listChanges(cursor, 10);
      cursor = changes.at(-1)?.cursor ?? cursor;
      return changes.map(({ kind, id, deleted }) => [kind, id, deleted]);
    };
    await store.updateChannels(() => [channel('a'), channel('b')]);
    expect(await readChanges()).toEqual([
      ['channel', 'a', false],
      ['channel', 'b', false],
    ]);
    await store.updateChannels((rows) => rows.map((row) => ({ ...row, refresh: { ...row.refresh, nextAt: 9, checkedAt: 8 } })));
    await store.addItems('a', [item('a', '1', 10)], 3);
    await store.updateChannel('b', () => undefined);
    await store.updateChannels((rows) => rows);
    expect(await readChanges()).toEqual([]);
    await store.updateChannels((rows) =>
      rows.filter(({ channelId }) => channelId === 'a').map((row) => ({ ...row, lastSeenAt: 11, unseen: 0 })),
    );
    expect(await readChanges()).toEqual([['channel', 'a', false]]);
    await store.updateChannel('b', (row) => row && { ...row, unsubscribedAt: 12 });
    expect(await readChanges()).toEqual([['channel', 'b', true]]);
    await store.forgetChannel('a');
    await store.forgetChannel('nobody');
    expect(await readChanges()).toEqual([['channel', 'a', true]]);
  });

  it('adds each item once without moving it, and retains the newest only', async () => {
    const store = await open();
    await store.updateChannels(() => [channel('a')]);
    expect(ids(await store.addItems('a', [item('a', '1', 10), item('a', '2', 20)], 3))).toEqual(['2', '1']);
    const again = [item('a', '2', 99, { title: 'Two', arrivedAt: 99, coverUrl: 'https://i.example/2' }), item('a', '3', 15)];
    expect(ids(await store.addItems('a', again, 3))).toEqual(['3']);
    expect(await store.listFeed({ limit: 9 })).toEqual([
      item('a', '2', 20, { title: 'Two', coverUrl: 'https://i.example/2' }),
      item('a', '3', 15),
      item('a', '1', 10),
    ]);
    const more = [item('a', '4', 30), item('a', '0', 5)];
    expect(ids(await store.addItems('a', more, 3))).toEqual(['4']);
    expect(ids(await store.addItems('a', more, 3))).toEqual([]);
    expect(ids(await store.listFeed({ limit: 9 }))).toEqual(['4', '2', '3']);
    expect(await store.addItems('nobody', [item('nobody', '1', 1)], 3)).toEqual([]);
    expect(await store.listFeed({ channelId: 'nobody', limit: 9 })).toEqual([]);
  });

  it('merges the feeds of subscribed channels, newest first, and continues after a position', async () => {
    const store = await open();
    await store.updateChannels(() => [channel('a'), channel('b'), channel('left', { unsubscribedAt: 5 })]);
    for (const name of ['a', 'b', 'left']) {
      const items = [item(name, '1', 10), item(name, '2', 20), item(name, '3', 20)];
      await store.addItems(name, items, 9);
    }
    const all = await store.listFeed({ limit: 9 });
    expect(all.map(({ channelId, itemId }) => channelId + itemId)).toEqual(['b3', 'b2', 'a3', 'a2', 'b1', 'a1']);
    const first = await store.listFeed({ limit: 2 });
    await store.addItems('a', [item('a', '4', 30)], 9);
    const second = await store.listFeed({ limit: 9, before: first.at(-1) });
    expect([...first, ...second]).toEqual(all);
    expect(ids(await store.listFeed({ since: 20, limit: 9 }))).toEqual(['4', '3', '2', '3', '2']);
    expect(ids(await store.listFeed({ channelId: 'a', limit: 2, before: item('a', '4', 30) }))).toEqual(['3', '2']);
    expect(ids(await store.listFeed({ channelId: 'left', since: 11, limit: 9 }))).toEqual(['3', '2']);
  });

  it('counts the items that arrived since a channel was last seen', async () => {
    const store = await open();
    await store.updateChannels(() => [channel('a', { lastSeenAt: 20 }), channel('b'), channel('left', { unsubscribedAt: 5 })]);
    const old = item('b', '0', 5, { arrivedAt: 0 });
    await store.addItems('a', [item('a', '1', 10), item('a', '2', 20), item('a', '3', 21)], 9);
    await store.addItems('b', [old], 9);
    await store.addItems('left', [item('left', '1', 10)], 9);
    expect((await store.listChannels()).map(({ channelId, unseen }) => [channelId, unseen])).toEqual([
      ['a', 1],
      ['b', 0],
      ['left', 1],
    ]);
    await store.updateChannel('a', (row) => row && { ...row, lastSeenAt: 30, unseen: 0 });
    await store.addItems('a', [item('a', '4', 25), item('a', '5', 40)], 2);
    expect((await store.listChannels())[0]).toMatchObject({ channelId: 'a', unseen: 1 });
  });

  it('finds the channel of a media item', async () => {
    const store = await open();
    const other = 'https://a.example/@a';
    await store.updateChannels(() => [
      channel('a', { addresses: [other] }),
      channel('b'),
      channel('left', { unsubscribedAt: 5 }),
    ]);
    await store.addItems('b', [item('b', '1', 10)], 9);
    await store.addItems('left', [item('left', '2', 10)], 9);
    const from = async (contentId: string, channelUrl?: string) =>
      (await store.findChannelOf({ contentId, channelUrl }))?.channelId;
    expect(await from('x', 'https://a.example/')).toBe('a');
    expect(await from('web:1', other)).toBe('a');
    expect(await from('web:1')).toBe('b');
    expect(await from('web:2', 'https://left.example/')).toBeUndefined();
    expect(await from('x')).toBeUndefined();
  });

  it('lists the items whose summaries are pending', async () => {
    const store = await open();
    await store.updateChannels(() => [channel('a')]);
    const waiting = [item('a', '1', 10, { summarizeAt: 2 }), item('a', '2', 20, { summarizeAt: 1 })];
    await store.addItems('a', [...waiting, item('a', '3', 30)], 9);
    expect(ids(await store.listPendingSummaries())).toEqual(['2', '1']);
    await store.clearPendingSummaries([waiting[1]!]);
    expect(await store.listPendingSummaries()).toEqual([waiting[0]]);
  });

  it('deletes a channel with its items', async () => {
    const store = await open();
    await store.updateChannels(() => [channel('a'), channel('b')]);
    await store.addItems('a', [item('a', '1', 10)], 9);
    await store.addItems('b', [item('b', '1', 10)], 9);
    await store.forgetChannel('a');
    expect((await store.listChannels()).map(({ channelId }) => channelId)).toEqual(['b']);
    expect((await store.listFeed({ limit: 9 })).map(({ channelId }) => channelId)).toEqual(['b']);
  });
}
