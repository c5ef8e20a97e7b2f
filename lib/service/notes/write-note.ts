import type { Ports } from '../../ports/ports.ts';
import type { Note, NoteVersion } from '../../records/note.ts';
import { timeAfter } from '../../records/time-after.ts';
import { saveContent } from '../library/save-content.ts';

/** A text that was not edited for this long stays as a version. */
const versionAfterMs = 30 * 60_000;

/** A new text of a media item's note, with the version that it was edited from. */
export interface NoteEdit {
  contentId: string;
  text: string;
  /** The time of the text that was edited, in milliseconds since 1970; a later one, which the writer has not seen, stays as a version. */
  basedOn?: number;
  replacedBy?: NoteVersion['replacedBy'];
}

/** Writes a note and saves its media item. The later text wins; the replaced one stays as a version unless the edit continues it. */
export async function writeNote(
  ports: Pick<Ports, 'store' | 'clock'>,
  { contentId, text, basedOn, replacedBy = 'edit' }: NoteEdit,
): Promise<Note> {
  const now = ports.clock.now();
  const note = await ports.store.updateNote(contentId, (stored) => {
    if (stored?.text === text) return undefined;
    const next = {
      contentId,
      text,
      createdAt: stored?.createdAt ?? now,
      updatedAt: timeAfter(stored?.updatedAt, now),
    };
    const isContinued =
      replacedBy === 'edit' && stored && stored.updatedAt === basedOn && now - stored.updatedAt < versionAfterMs;
    if (!stored || isContinued || stored.text.trim() === '') return { note: next };
    return {
      note: next,
      replaced: { versionId: crypto.randomUUID(), contentId, text: stored.text, createdAt: stored.updatedAt, replacedBy },
    };
  });
  await saveContent(ports, contentId);
  return note ?? { contentId, text: '', createdAt: now, updatedAt: now };
}
