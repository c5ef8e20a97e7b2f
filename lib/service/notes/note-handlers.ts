import type { Operations } from '../../contract/index.ts';
import type { Note as NoteResult, notes as operations } from '../../contract/notes.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import type { Note } from '../../records/note.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import { titleOf } from '../../records/title-of.ts';
import { decodeCursor, encodeCursor, pageOf } from '../cursor.ts';
import { isoTime } from '../iso-time.ts';
import { saveContent } from '../library/save-content.ts';
import { requireFreeSpace } from '../library/storage.ts';
import { contentById } from '../media/find-content.ts';
import { writeNote } from './write-note.ts';

const list = 'notes';
/** Characters of a note that a list shows. */
const excerptLength = 200;

/** Returns the handlers of the operations that list, read and update notes, and add their pictures. */
export function noteHandlers(ports: Ports): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store } = ports;
  return {
    async listNotes({ limit, cursor }) {
      const place = decodeCursor(list, cursor, [0, '']);
      const before = place && { updatedAt: place[0] as number, contentId: place[1] as string };
      const [notes, last] = pageOf(await store.listNotes({ before, limit: limit + 1 }), limit);
      const ids = notes.map(({ contentId }) => contentId);
      const [contents, items] = await Promise.all([store.getContents(ids), store.getSavedItems(ids)]);
      return {
        notes: notes.flatMap((note, at) => (contents[at] ? noteResult(contents[at], items[at], note) : [])),
        ...(last && { nextCursor: encodeCursor(list, [last.updatedAt, last.contentId]) }),
      };
    },

    async getNote({ contentId }) {
      const content = await contentById(ports, contentId);
      return noteResult(content, await store.getSaved(contentId), await store.getNote(contentId));
    },

    async updateNote({ contentId, text, basedOn }) {
      const content = await contentById(ports, contentId);
      const note = await writeNote(ports, { contentId, text, ...(basedOn && { basedOn: Date.parse(basedOn) }) });
      return { success: true, ...noteResult(content, await store.getSaved(contentId), note) };
    },

    async addNotePicture({ contentId, ...images }) {
      await contentById(ports, contentId);
      await requireFreeSpace(ports.disk);
      const pictureId = crypto.randomUUID();
      await store.putNotePicture({ pictureId, contentId, ...images, createdAt: ports.clock.now() });
      await saveContent(ports, contentId);
      return { success: true, pictureId };
    },
  };
}

const noteResult = (content: Content, item: SavedItem | undefined, note: Note | undefined): NoteResult => ({
  contentId: content.contentId,
  title: titleOf(content, item),
  sourceUrl: content.sourceUrl,
  coverUrl: content.coverUrl,
  text: note?.text ?? '',
  excerpt: excerptOf(note?.text ?? ''),
  createdAt: note ? isoTime(note.createdAt) : null,
  updatedAt: note ? isoTime(note.updatedAt) : null,
});

function excerptOf(text: string): string {
  const line = text
    .slice(0, 4 * excerptLength)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : line;
}
