import type { App } from '../app/app-context.ts';
import { openDraftStore } from './drafts.ts';
import { createNoteSession, type NoteSession } from './note-session.ts';

type NoteSessions = (contentId: string) => NoteSession;

const sessionsOf = new WeakMap<App['client'], NoteSessions>();

/**
 * Returns the sessions of this page, one for each note; they live as long as the page. The first call saves the drafts
 * of closed pages. When this page is hidden, its own unsaved texts are saved.
 */
export function noteSessionsOf(app: App): NoteSessions {
  const known = sessionsOf.get(app.client) ?? startSessions(app);
  sessionsOf.set(app.client, known);
  return known;
}

function startSessions({ client, live }: App): NoteSessions {
  const drafts = openDraftStore();
  const sessions = new Map<string, NoteSession>();
  const sessionOf: NoteSessions = (contentId) => {
    const known = sessions.get(contentId);
    if (known) return known;
    const session = createNoteSession(contentId, {
      write: client.updateNote,
      observeNote(id, onNote, onFailure) {
        let isEnded = false;
        let end = () => {
          isEnded = true;
        };
        void drafts.waitForHandover(id).then(() => {
          if (!isEnded) end = live.observe(() => live.note(id), onNote, onFailure);
        });
        return () => end();
      },
      saveDraft: drafts.save,
      removeDraft: drafts.remove,
    });
    sessions.set(contentId, session);
    return session;
  };
  drafts.passLeftovers((left) => {
    // A draft that can't be saved now stays for the next page.
    sessionOf(left.contentId)
      .takeOver(left)
      .catch(() => undefined);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden')
      for (const session of sessions.values()) void session.save().catch(() => undefined);
  });
  return sessionOf;
}
