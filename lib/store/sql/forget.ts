import { eq, inArray } from 'drizzle-orm';
import { allMediaStepsKeys } from '../../ports/task-store.ts';
import { chatIdOf } from '../../records/chat.ts';
import type { OwnedTable, OwnRows } from './own-rows.ts';
import { type NewChange, recordChanges } from './record-changes.ts';
import { channelItems, channels } from './schema-channels.ts';
import { imports, staged } from './schema-exchange.ts';
import {
  cards,
  changes,
  chats,
  collectionItems,
  collections,
  digests,
  notePictures,
  notes,
  noteVersions,
  saved,
  settings,
  spending,
} from './schema-library.ts';
import { contents, mindMaps, namedVoices, paragraphs, summaries, transcripts, translations, visuals } from './schema-media.ts';
import { searchDocuments, searchWindows } from './schema-search.ts';
import { acquisitions, publications, sharedVersions } from './schema-sharing.ts';
import { partials, steps, tasks } from './schema-tasks.ts';

/** Tables with rows of a media item under its id. */
const mediaTables = [
  ...[contents, transcripts, summaries, paragraphs, translations, mindMaps, visuals],
  ...[saved, notes, noteVersions, notePictures, cards, collectionItems, tasks, searchDocuments, searchWindows],
];
/** Tables with rows of a user, except the cursor. */
export const userTables: OwnedTable[] = [
  ...mediaTables,
  ...[steps, partials, collections, channels, channelItems, chats, changes, settings, digests, spending, imports, staged],
  ...[namedVoices, acquisitions, publications, sharedVersions],
];

/**
 * Must run inside a transaction that holds the user lock. The changes have no origin: the device that deleted the item may have
 * others of its records.
 */
export async function forgetContent(rows: OwnRows, contentId: string): Promise<void> {
  const item = await rows.one(saved, eq(saved.contentId, contentId));
  const note = await rows.one(notes, eq(notes.contentId, contentId));
  const items = await rows.list(collectionItems, eq(collectionItems.contentId, contentId));
  const pictures = await rows.db
    .select({ id: notePictures.pictureId })
    .from(notePictures)
    .where(rows.where(notePictures, eq(notePictures.contentId, contentId)));
  const remembered = await rows.list(cards, eq(cards.contentId, contentId));
  const chatId = chatIdOf({ contentId });
  const chat = await rows.one(chats, eq(chats.chatId, chatId));
  const taskIds = (await rows.list(tasks, eq(tasks.contentId, contentId))).map(({ taskId }) => taskId);
  const owners = [...taskIds, ...allMediaStepsKeys(contentId)];
  for (const table of mediaTables) await rows.remove(table, eq(table.contentId, contentId));
  // After their owners, for whose lock a write of them waits.
  for (const table of [steps, partials]) await rows.remove(table, inArray(table.taskId, owners));
  await rows.remove(namedVoices, eq(namedVoices.of, contentId));
  await rows.remove(chats, eq(chats.chatId, chatId));
  const digest = await rows.one(digests, undefined);
  if (digest) await rows.put(digests, [{ row: { ...digest, items: digest.items.filter((one) => one.contentId !== contentId) } }]);
  const deleted = (kind: NewChange['kind'], id: string): NewChange => ({ kind, id, deleted: true });
  const newChanges: NewChange[] = [
    ...(item ? [deleted('video', contentId)] : []),
    ...(note ? [deleted('note', contentId)] : []),
    ...pictures.map(({ id }) => deleted('picture', id)),
    ...remembered.map(({ cardId }) => deleted('card', cardId)),
    ...(chat ? [deleted('chat', chatId)] : []),
    ...items.map(({ collectionId }) => ({ kind: 'collection', id: collectionId, deleted: false }) as const),
  ];
  await recordChanges(rows, newChanges);
}

/** Must run inside a transaction that holds the user lock. */
export async function forgetEverything(
  rows: OwnRows,
  { origin, keepsSettings = false }: { origin?: string; keepsSettings?: boolean } = {},
): Promise<void> {
  const set: OwnedTable[] = keepsSettings ? [settings, spending] : [];
  for (const table of userTables) if (!set.includes(table)) await rows.remove(table);
  await recordChanges(rows, [{ kind: 'everything', id: '', deleted: true, ...(origin && { origin }) }]);
}
