import { canonicalJson } from '../encoding/canonical-json.ts';
import { hash } from '../encoding/hash.ts';
import { type LibraryRecord, maxIdLength } from '../ports/library-records.ts';
import type { FieldwiseRow } from '../records/change-fields.ts';
import { mergeChats } from '../records/merge-chats.ts';
import { mergeReviews } from '../records/merge-reviews.ts';
import type { Note, NoteVersion } from '../records/note.ts';
import { removedItem } from '../records/removed-item.ts';
import { mergeFields } from './merge-fields.ts';

/**
 * Merges two states of a group: records that only one state has, the later version of records that both have, and of the user's
 * marks, settings and subscriptions the later state of each field. An item that was removed from a collection after it was added
 * does not return. The other text of a note becomes a version; the review logs of a card and the messages of a conversation are merged.
 * Both devices get the same result.
 */
export function mergeGroup(local: readonly LibraryRecord[], remote: readonly LibraryRecord[]): LibraryRecord[] {
  const merged = new Map(local.map((record) => [recordKey(record), record]));
  for (const record of remote) {
    const key = recordKey(record);
    const own = merged.get(key);
    merged.set(key, own ? mergeRecords(own, record) : record);
    if (own?.kind === 'note' && record.kind === 'note' && own.value.text !== record.value.text) {
      const version: LibraryRecord = { kind: 'noteVersion', value: versionOf((isLater(record, own) ? own : record).value) };
      if (version.value.text.trim() !== '') merged.set(recordKey(version), version);
    }
  }
  const records = [...merged.values()];
  const changedAt = records.find((record) => record.kind === 'collection')?.value.changedAt ?? {};
  return records.filter(
    ({ kind, value }) => kind !== 'collectionItem' || (changedAt[removedItem(value.contentId)] ?? -1) < value.addedAt,
  );
}

function mergeRecords(local: LibraryRecord, remote: LibraryRecord): LibraryRecord {
  const [later, earlier] = isLater(remote, local) ? [remote, local] : [local, remote];
  if (later.kind === 'card' && earlier.kind === 'card')
    return { kind: 'card', value: { ...later.value, reviews: mergeReviews(later.value.reviews, earlier.value.reviews) } };
  if (later.kind === 'chat' && earlier.kind === 'chat') return { kind: 'chat', value: mergeChats(later.value, earlier.value) };
  if (later.kind === 'saved' || later.kind === 'collection' || later.kind === 'channel') {
    const [one, other] = [later.value, earlier.value] as unknown as [FieldwiseRow, FieldwiseRow];
    return { kind: later.kind, value: mergeFields(later.kind, one, other) } as unknown as LibraryRecord;
  }
  return later;
}

function isLater(one: LibraryRecord, other: LibraryRecord): boolean {
  const [a, b] = [timeOf(one), timeOf(other)];
  // Devices that wrote in the same millisecond have to agree too.
  return a === b ? ownJson(one) > ownJson(other) : a > b;
}

/** JSON of what is not merged. */
const ownJson = ({ value }: LibraryRecord): string =>
  canonicalJson({ ...value, reviews: undefined, messages: undefined, clearedAt: undefined });

function timeOf({ value }: LibraryRecord): number {
  if ('updatedAt' in value) return value.updatedAt;
  if ('createdAt' in value) return value.createdAt;
  return 'addedAt' in value ? value.addedAt : 0;
}

/** Returns the key of a record within its group. */
export function recordKey({ kind, value }: LibraryRecord): string {
  switch (kind) {
    case 'transcript':
      return `${kind} ${value.trackId}`;
    case 'summary':
      return `${kind} ${value.summaryId}`;
    case 'polished':
    case 'translation':
      return `${kind} ${value.key}`;
    case 'noteVersion':
      return `${kind} ${value.versionId}`;
    case 'collectionItem':
      return `${kind} ${value.contentId}`;
    default:
      return kind;
  }
}

const versionOf = ({ contentId, text, updatedAt }: Note): NoteVersion => ({
  // A text is the same version on every device, and texts that two devices wrote in the same millisecond are two.
  versionId: `sync.${updatedAt}.${hash(text)}.${contentId}`.slice(0, maxIdLength),
  contentId,
  text,
  createdAt: updatedAt,
  replacedBy: 'edit',
});
