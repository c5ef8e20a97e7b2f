import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orInSoak } from '../../test/soak/or-in-soak.ts';
import { canonicalJson } from '../encoding/canonical-json.ts';
import type { LibraryRecord } from '../ports/library-records.ts';
import { changeFields } from '../records/change-fields.ts';
import type { Channel } from '../records/channel.ts';
import type { ChatMessage } from '../records/chat.ts';
import { removedItem } from '../records/removed-item.ts';
import type { SavedItem } from '../records/saved-item.ts';
import { card, channel, chat, summary } from '../store/testing/rows-suite.ts';
import { mergeGroup } from './merge-group.ts';

const contentId = 'youtube:a';
const item: SavedItem = { contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1 };
const mergedValue = <Value extends object>(kind: LibraryRecord['kind'], one: Value, other: Value) => {
  const records = [[{ kind, value: one }], [{ kind, value: other }]] as unknown as LibraryRecord[][];
  const merged = mergeGroup(records[0]!, records[1]!);
  expect(sorted(mergeGroup(records[1]!, records[0]!))).toEqual(sorted(merged));
  return merged[0]!.value as Value;
};
const sorted = (records: LibraryRecord[]) => records.map((record) => canonicalJson(record)).sort();

describe('what two devices changed at once', () => {
  it('keeps a move to the trash after an earlier edit on another device, and a restoration after it', () => {
    const edited = changeFields('saved', item, { tags: ['x'], updatedAt: 3 }, 3);
    const trashed = changeFields('saved', item, { deletedAt: 9 }, 9);
    expect(mergedValue('saved', edited, trashed)).toMatchObject({ tags: ['x'], deletedAt: 9 });
    const restored = changeFields('saved', trashed, { deletedAt: undefined }, 12);
    expect(mergedValue('saved', restored, mergedValue('saved', edited, trashed))).not.toHaveProperty('deletedAt');
    const collection = { id: 'c', name: 'C', description: '', isPublic: false, createdAt: 1, updatedAt: 1 };
    const renamed = changeFields('collection', collection, { name: 'D', updatedAt: 3 }, 3);
    const removed = changeFields('collection', collection, { deletedAt: 9 }, 9);
    expect(mergedValue('collection', renamed, removed)).toMatchObject({ name: 'D', deletedAt: 9 });
  });

  it('of a channel merges subscription, seen state, settings and taught names each', () => {
    const row = channel('a');
    const left = changeFields('channel', row, { unsubscribedAt: 1000 }, 1000);
    const seen = { ...row, lastSeenAt: 2000 };
    expect(mergedValue('channel', left, seen)).toMatchObject({ unsubscribedAt: 1000, lastSeenAt: 2000 });
    const back = changeFields('channel', left, { unsubscribedAt: undefined }, 1500);
    expect(mergedValue('channel', left, back)).not.toHaveProperty('unsubscribedAt');
    const set = changeFields('channel', row, { autoSummarize: true, feedHidden: ['short'] }, 900);
    const taught = changeFields('channel', seen, { terms: ['Levain'], rejectedNames: [{ from: 'eleven', to: 'Levain' }] }, 950);
    const both = { autoSummarize: true, feedHidden: ['short'], terms: ['Levain'], rejectedNames: [{ to: 'Levain' }] };
    expect(mergedValue('channel', set, taught)).toMatchObject({ ...both, lastSeenAt: 2000 });
  });

  it('unites tags, keeps a mark beside them, and brings back no tag that was removed', () => {
    const tagged = changeFields('saved', item, { tags: ['x'], updatedAt: 2 }, 2);
    const marked = changeFields('saved', item, { favourite: true, updatedAt: 3 }, 3);
    const both = mergedValue('saved', tagged, marked);
    expect(both).toMatchObject({ tags: ['x'], favourite: true });
    const untagged = changeFields('saved', both, { tags: ['y'], updatedAt: 4 }, 4);
    const titled = changeFields('saved', both, { title: 'T', updatedAt: 5 }, 5);
    expect(mergedValue('saved', untagged, titled)).toMatchObject({ tags: ['y'], title: 'T', favourite: true });
    const again = changeFields('saved', untagged, { tags: ['y', 'x'], updatedAt: 6 }, 6);
    expect(mergedValue('saved', again, titled).tags.toSorted()).toEqual(['x', 'y']);
  });

  it('by versions without times of fields is merged by the times of the records', () => {
    const [one, other] = [
      { ...item, tags: ['x'], title: 'One', updatedAt: 2 },
      { ...item, tags: ['y'], favourite: true, updatedAt: 3 },
    ];
    expect(mergedValue('saved', one, other)).toMatchObject({ tags: ['y', 'x'], favourite: true, updatedAt: 3 });
    expect(mergedValue('saved', { ...one, deletedAt: 9 }, other)).toMatchObject({ deletedAt: 9 });
    const left = channel('a', { unsubscribedAt: 1000 });
    expect(mergedValue('channel', left, channel('a', { lastSeenAt: 2000 }))).toMatchObject({ unsubscribedAt: 1000 });
    // A device with an older version has dropped the times.
    const { changedAt: _, ...stripped } = changeFields('saved', one, { favourite: true, updatedAt: 5 }, 5);
    expect(mergedValue('saved', stripped, other)).toMatchObject({ title: 'One', favourite: true });
  });
});

const time = fc.integer({ min: 1, max: 6 });
const change = <Changed extends object>(changed: fc.Arbitrary<Changed>) => fc.array(fc.tuple(changed, time), { maxLength: 4 });
const tags = fc.subarray(['x', 'y', 'z']);
const savedRow = change(
  fc.oneof(
    fc.record({ tags, updatedAt: time }),
    fc.record({ favourite: fc.boolean(), updatedAt: time }),
    fc.record({ deletedAt: fc.option(time, { nil: undefined }) }),
  ),
).map((changes) => changes.reduce((row, [changed, at]) => changeFields('saved', row, changed, at), item));
const channelRow = fc
  .tuple(
    change(
      fc.oneof(
        fc.record({ terms: tags }),
        fc.record({ autoSummarize: fc.boolean() }),
        fc.record({ unsubscribedAt: fc.option(time, { nil: undefined }) }),
        fc.record({ lastSeenAt: time, title: fc.constantFrom('A', 'B') }),
      ) as fc.Arbitrary<Partial<Channel>>,
    ),
    time,
  )
  .map(([changes, subscribedAt]) =>
    changes.reduce((row, [changed, at]) => changeFields('channel', row, changed, at), channel('a', { subscribedAt })),
  );
const exchange = fc.tuple(time, fc.constantFrom('a', 'b')).map(([createdAt, content]): ChatMessage[] => [
  { role: 'user', content, citations: [], createdAt },
  { role: 'assistant', content, citations: [], createdAt },
]);
const chatRow = fc
  .record({ exchanges: fc.uniqueArray(exchange, { selector: canonicalJson, maxLength: 3 }), updatedAt: time })
  .map(({ exchanges, updatedAt }) =>
    chat('c', { messages: exchanges.sort(inOrder).flat(), updatedAt, ...(exchanges.length === 0 && { clearedAt: updatedAt }) }),
  );
const inOrder = ([a]: ChatMessage[], [b]: ChatMessage[]) => a!.createdAt - b!.createdAt || (a!.content < b!.content ? -1 : 1);
const reviews = fc.subarray([1, 2, 3, 4].map((number) => ({ reviewId: `r${number}`, number, at: number })));
const group = fc
  .record(
    {
      saved: fc.oneof(
        savedRow,
        savedRow.map(({ changedAt: _, ...row }) => row),
      ),
      channel: channelRow,
      chat: chatRow,
      card: reviews.map((reviews) => card('c', { reviews })),
      summary: fc.tuple(fc.constantFrom('a', 'b'), time).map(([key, at]) => summary('s', key, at)),
      collection: fc.tuple(time, time).map(([updatedAt, removedAt]) => ({
        ...{ id: 'c', name: 'C', description: '', isPublic: false, createdAt: 1, updatedAt },
        changedAt: { [removedItem(contentId)]: removedAt },
      })),
      collectionItem: time.map((addedAt) => ({ collectionId: 'c', contentId, addedAt, position: addedAt % 3 })),
    },
    { requiredKeys: [] },
  )
  .map((values) => Object.entries(values).map(([kind, value]) => ({ kind, value }) as LibraryRecord))
  // Lists are in the order that a merge gives them.
  .map((records) => mergeGroup(records, records));

describe('merging', () => {
  it('is commutative, associative and idempotent', () => {
    const property = fc.property(group, group, group, (one, other, third) => {
      const merged = mergeGroup(one, other);
      expect(sorted(mergeGroup(other, one))).toEqual(sorted(merged));
      expect(sorted(mergeGroup(mergeGroup(other, third), one))).toEqual(sorted(mergeGroup(merged, third)));
      for (const known of [one, other, merged]) expect(sorted(mergeGroup(merged, known))).toEqual(sorted(merged));
    });
    fc.assert(property, { numRuns: orInSoak(60, 1000) });
  });

  it('of channels of one moment is idempotent where one of them has a taught name', () => {
    const taught = channel('a', { title: 'B', terms: ['y'] });
    const merged = mergedValue('channel', taught, channel('a', { title: 'A' }));
    expect(mergedValue('channel', merged, taught)).toEqual(merged);
  });

  it('of notes comes to the same note and the same texts in any order', () => {
    const note = fc
      .tuple(fc.constantFrom('a', 'b', 'c', ''), time)
      .map(([text, updatedAt]): LibraryRecord[] => [{ kind: 'note', value: { contentId, text, createdAt: 1, updatedAt } }]);
    const outcome = (records: LibraryRecord[]) => ({
      note: records.find(({ kind }) => kind === 'note'),
      texts: new Set(records.flatMap(({ kind, value }) => (kind === 'note' || kind === 'noteVersion' ? value.text : []))),
    });
    const property = fc.property(note, note, note, (one, other, third) => {
      const merged = mergeGroup(one, other);
      expect(outcome(mergeGroup(other, one))).toEqual(outcome(merged));
      expect(outcome(mergeGroup(mergeGroup(other, third), one))).toEqual(outcome(mergeGroup(merged, third)));
      for (const known of [one, other, merged]) expect(outcome(mergeGroup(merged, known))).toEqual(outcome(merged));
    });
    fc.assert(property);
  });
});
