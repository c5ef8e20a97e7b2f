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
    const save = async () => {
      const saved = await live.saved(contentId);
      if (!saved || saved.deletedAt !== undefined) await client.saveVideo({ url });
    };
    // A failure shows when the note itself is saved.
    save().catch(() => undefined);
  }, [client, live, contentId, url]);
  return { note, session };
}
