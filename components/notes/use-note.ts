import { useEffect, useSyncExternalStore } from 'react';
import { client } from '../client.ts';
import { kept } from '../library/kept.ts';
import type { NoteSession, NoteState } from './note-session.ts';
import { noteSession } from './note-sessions.ts';

/** The note on a medium, which is saved by being annotated. */
export function useNote({ contentId, url }: { contentId: string; url: string }): { note: NoteState; session: NoteSession } {
  const session = noteSession(contentId);
  const note = useSyncExternalStore(session.subscribe, session.current);
  useEffect(() => {
    void kept.saved(contentId).then((saved) => {
      // Whatever is in the way is told when a text is saved.
      if (!saved || saved.deletedAt !== undefined) client.saveVideo({ url }).catch(() => undefined);
    });
  }, [contentId, url]);
  return { note, session };
}
