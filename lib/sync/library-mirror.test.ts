import { expect, it } from 'vitest';
import type { Store } from '../ports/store.ts';
import { readMirrorItem, readMirrorPage } from './library-mirror.ts';

/** A store with changed channels whose records have so many characters. */
function storeOfChannels(count: number, characters: number) {
  const changes = Array.from({ length: count }, (_, at) => ({ kind: 'channel', id: `c${at}`, cursor: at + 1 }));
  return {
    getEpoch: async () => 'e',
    listChanges: async (cursor: number, most: number) => changes.filter((one) => one.cursor > cursor).slice(0, most),
    getContents: async () => [],
    getSavedItems: async () => [],
    listPendingTasks: async () => [],
    getSettings: async () => undefined,
    readGroup: async ({ id }: { id: string }) => [{ kind: 'channel', value: { id, text: 'a'.repeat(characters) } }],
  } as unknown as Store;
}

it('ends a page after so many characters, and goes on with the next change', async () => {
  const store = storeOfChannels(5, 900_000);
  const first = await readMirrorPage(store, { cursor: 0, taskIds: [] });
  expect(first).toMatchObject({ cursor: 3, hasMore: true });
  const second = await readMirrorPage(store, { cursor: first.cursor, taskIds: [] });
  expect(second).toMatchObject({ cursor: 5, hasMore: false });
  expect([...first.groups, ...second.groups].map(({ id }) => id)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
});

it('reads an item with what is stored of it only', async () => {
  const store = (extras: object) =>
    ({
      readGroup: async () => [],
      getMindMap: async () => undefined,
      getVisuals: async () => undefined,
      ...extras,
    }) as unknown as Store;
  expect(await readMirrorItem(store({}), 'v')).toStrictEqual({ records: [] });
  const mindMap = { root: {} };
  expect(await readMirrorItem(store({ getMindMap: async () => mindMap }), 'v')).toStrictEqual({ records: [], mindMap });
});
