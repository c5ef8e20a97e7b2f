import type { Ports } from '../../ports/ports.ts';
import type { Note, NoteVersion } from '../../records/records.ts';
import { saveContent } from '../library/save-content.ts';

/** A text that stood so long before it was edited is kept as a version, in milliseconds. */
const standing = 30 * 60_000;

export interface NoteEdit {
  contentId: string;
  text: string;
  /** When the text that was edited was written; what the writer hasn't seen stays as a version. */
  basedOn?: number;
  replacedBy?: NoteVersion['replacedBy'];
}

/** Writes a note, which saves its medium. The later text wins; the one that it replaces stays as a version where it would be missed. */
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
      updatedAt: Math.max(now, (stored?.updatedAt ?? 0) + 1),
    };
    const isContinued = replacedBy === 'edit' && stored && stored.updatedAt === basedOn && now - stored.updatedAt < standing;
    if (!stored || isContinued || stored.text.trim() === '') return { note: next };
    return {
      note: next,
      replaced: { versionId: crypto.randomUUID(), contentId, text: stored.text, createdAt: stored.updatedAt, replacedBy },
    };
  });
  await saveContent(ports, contentId);
  return note ?? { contentId, text: '', createdAt: now, updatedAt: now };
}
