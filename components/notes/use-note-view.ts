import { useState } from 'react';

type NoteView = 'write' | 'both' | 'read';

const key = 'note-view';
const isView = (value: string | null): value is NoteView => value === 'write' || value === 'both' || value === 'read';

/** The visible parts of the notes view, as the user chose last. */
export function useNoteView(): [NoteView, (view: NoteView) => void] {
  const [view, setView] = useState(() => {
    const chosen = localStorage.getItem(key);
    return isView(chosen) ? chosen : 'both';
  });
  const choose = (next: NoteView) => {
    localStorage.setItem(key, next);
    setView(next);
  };
  return [view, choose];
}
