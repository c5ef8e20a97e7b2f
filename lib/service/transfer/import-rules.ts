import type { MergeRules } from '../../ports/exchange-store.ts';
import { type LibraryRecord, maxIdLength } from '../../ports/library-records.ts';
import { changeFields } from '../../records/change-fields.ts';
import type { CollectionItem } from '../../records/collection.ts';
import { mergeReviews } from '../../records/merge-reviews.ts';
import type { Note, NoteVersion } from '../../records/note.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import { timeAfter } from '../../records/time-after.ts';
import { defaultSettings } from '../engine/select-engine.ts';

/**
 * Merge rules of an import: stored values stay and values of the file are added, so that no import removes anything. What is in the
 * trash, empty or unsubscribed is restored, unless the file has it so too.
 */
export const mergeRules = (now: number): Omit<MergeRules, 'maxChannels'> => ({
  saved(stored, imported) {
    const tags = new Set([...stored.tags, ...imported.tags]);
    const changed: Partial<SavedItem> = {
      ...(tags.size > stored.tags.length && { tags: [...tags] }),
      ...(stored.title === undefined && imported.title !== undefined && { title: imported.title }),
      ...(!stored.favourite && imported.favourite && { favourite: true }),
      ...(stored.deletedAt !== undefined && imported.deletedAt === undefined && { deletedAt: undefined }),
    };
    return Object.keys(changed).length > 0 ? changeFields('saved', stored, changed, now) : undefined;
  },

  note(stored, imported) {
    if (!isBlank(stored) || isBlank(imported)) return undefined;
    return { ...stored, text: imported.text, updatedAt: timeAfter(stored.updatedAt, now) };
  },

  versionOf(stored, imported): NoteVersion | undefined {
    const { contentId, text, updatedAt } = imported;
    if (isBlank(stored) || isBlank(imported) || text === stored.text) return undefined;
    // The same file again brings the same version again.
    const versionId = `import.${updatedAt}.${contentId}`.slice(0, maxIdLength);
    return { versionId, contentId, text, createdAt: updatedAt, replacedBy: 'import' };
  },

  card(stored, imported) {
    const reviews = mergeReviews(stored.reviews, imported.reviews);
    return reviews.length === stored.reviews.length ? undefined : { ...stored, reviews };
  },

  collection: (stored, imported) =>
    stored.deletedAt !== undefined && imported.deletedAt === undefined
      ? changeFields('collection', stored, { deletedAt: undefined }, now)
      : undefined,

  channel: (stored, imported) =>
    stored.unsubscribedAt !== undefined && imported.unsubscribedAt === undefined
      ? changeFields('channel', stored, { unsubscribedAt: undefined }, now)
      : undefined,

  settings(stored, imported) {
    const providers = imported.providers.filter(({ id }) => !stored.providers.some((one) => one.id === id));
    const templates = imported.templates.filter(({ id }) => !stored.templates.some((one) => one.id === id));
    if (providers.length === 0 && templates.length === 0) return undefined;
    return {
      ...stored,
      providers: [...stored.providers, ...providers],
      templates: [...stored.templates, ...templates],
    };
  },
});

const isBlank = ({ text }: Note): boolean => text.trim() === '';

/** State of the library that decides which parts of a record are accepted. */
export interface ImportConditions {
  isRestore: boolean;
  /** Whether a key is stored under a provider's id. */
  hasKey: (providerId: string) => Promise<boolean>;
  /** Returns the time at which an item was removed from its stored collection, in milliseconds since 1970. */
  removedAt: (item: CollectionItem) => Promise<number | undefined>;
}

/**
 * Removes from an imported record the parts that could do harm: providers whose id has a stored key, which was given for another
 * address, and, unless the library was empty, everything that works automatically: engine, limits, retention, automatic summaries. An item that was removed from its collection is
 * added after that.
 */
export async function sanitizeRecord(
  record: LibraryRecord,
  { isRestore, hasKey, removedAt }: ImportConditions,
): Promise<LibraryRecord> {
  switch (record.kind) {
    case 'settings': {
      const { providers, templates } = record.value;
      const keyed = await Promise.all(providers.map(({ id }) => hasKey(id)));
      const harmless = { providers: providers.filter((_, at) => !keyed[at]), templates };
      return { kind: 'settings', value: { ...(isRestore ? record.value : defaultSettings), ...harmless } };
    }
    case 'channel':
      return isRestore ? record : { kind: 'channel', value: { ...record.value, autoSummarize: false } };
    case 'channelItem': {
      const { summarizeAt: _, ...item } = record.value;
      return isRestore ? record : { kind: 'channelItem', value: item };
    }
    case 'collectionItem': {
      const removed = await removedAt(record.value);
      // With its former time, the next merge with another device would remove it again.
      const addedAt = removed === undefined ? record.value.addedAt : timeAfter(removed, record.value.addedAt);
      return { kind: 'collectionItem', value: { ...record.value, addedAt } };
    }
    default:
      return record;
  }
}
