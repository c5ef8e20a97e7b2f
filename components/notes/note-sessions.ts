import { liveQuery } from 'dexie';
import { client } from '../client.ts';
import { kept } from '../library/kept.ts';
import { draftsHandedOver, dropDraft, keepDraft, takeLeftDrafts } from './drafts.ts';
import { createNoteSession, type NoteSession } from './note-session.ts';

const sessions = new Map<string, NoteSession>();
let isBegun = false;

/** The one session of this page for a note; it lives as long as the page. */
export function noteSession(contentId: string): NoteSession {
  begin();
  let session = sessions.get(contentId);
  if (!session) {
    session = createNoteSession(contentId, {
      write: client.updateNote,
      follow: (id, onNote) => void draftsHandedOver(id).then(() => liveQuery(() => kept.note(id)).subscribe(onNote)),
      keep: keepDraft,
      drop: dropDraft,
    });
    sessions.set(contentId, session);
  }
  return session;
}

/** Saves what pages that are gone had not saved, and what this one has not when it goes. */
export function begin(): void {
  if (isBegun) return;
  isBegun = true;
  takeLeftDrafts((left) => {
    // What can't be taken up now stays where it is, for the next page.
    noteSession(left.contentId)
      .take(left)
      .catch(() => undefined);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden')
      for (const session of sessions.values()) void session.save().catch(() => undefined);
  });
}
