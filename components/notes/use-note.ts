import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../app/app-context.ts';
import type { NoteSession, NoteState } from './note-session.ts';
import { noteSessionsOf } from './note-sessions.ts';

/** The note on a media item and its session. Opening it saves the item. */
export function useNote({ contentId, url }: { contentId: string; url: string }): { note: NoteState; session: NoteSession } {
  const app = useApp();
  const { client, live } = app;
  const session = noteSessionsOf(app)(contentId);
  const note = useSyncExternalStore(session.subscribe, session.current);
  useEffect(() => {
    void live.saved(contentId).then((saved) => {
      // A failure shows when the note itself is saved.
      if (!saved || saved.deletedAt !== undefined) client.saveVideo({ url }).catch(() => undefined);
    });
  }, [client, live, contentId, url]);
  return { note, session };
}
