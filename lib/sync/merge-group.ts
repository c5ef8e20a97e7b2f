import { hash } from '../encoding/hash.ts';
import { type LibraryRecord, maxIdLength } from '../ports/library-records.ts';
import { mergeMessages } from '../records/merge-messages.ts';
import { mergeReviews } from '../records/merge-reviews.ts';
import type { Note, NoteVersion } from '../records/note.ts';

/**
 * Merges two states of a group: records that only one state has, and the later version of records that both have. The other text
 * of a note becomes a version; the review logs of a card and the messages of a conversation are merged. Both devices get the same
 * result.
 */
export function mergeGroup(local: readonly LibraryRecord[], remote: readonly LibraryRecord[]): LibraryRecord[] {
  const merged = new Map(local.map((record) => [keyOf(record), record]));
  for (const their of remote) {
    const key = keyOf(their);
    const my = merged.get(key);
    if (!my) {
      merged.set(key, their);
      continue;
    }
    const [later, earlier] = isLater(their, my) ? [their, my] : [my, their];
    merged.set(key, later);
    if (later.kind === 'card' && earlier.kind === 'card') {
      const reviews = mergeReviews(later.value.reviews, earlier.value.reviews);
      merged.set(key, { kind: 'card', value: { ...later.value, reviews } });
    }
    if (later.kind === 'chat' && earlier.kind === 'chat') {
      const messages = mergeMessages(later.value.messages, earlier.value.messages);
      merged.set(key, { kind: 'chat', value: { ...later.value, messages } });
    }
    if (later.kind === 'note' && earlier.kind === 'note' && later.value.text !== earlier.value.text) {
      const version: LibraryRecord = { kind: 'noteVersion', value: versionOf(earlier.value) };
      if (earlier.value.text.trim() !== '') merged.set(keyOf(version), version);
    }
  }
  return [...merged.values()];
}

function isLater(one: LibraryRecord, other: LibraryRecord): boolean {
  const [a, b] = [timeOf(one), timeOf(other)];
  // Devices that wrote in the same millisecond have to agree too.
  return a === b ? JSON.stringify(one.value) > JSON.stringify(other.value) : a > b;
}

function timeOf({ kind, value }: LibraryRecord): number {
  if (kind === 'channel') return Math.max(value.subscribedAt, value.unsubscribedAt ?? 0, value.lastSeenAt);
  if ('updatedAt' in value) return value.updatedAt;
  if ('createdAt' in value) return value.createdAt;
  return 'addedAt' in value ? value.addedAt : 0;
}

/** Key of a record within its group. */
function keyOf({ kind, value }: LibraryRecord): string {
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
