import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface EditedEntry {
  /** The element with the list, whose buttons that open a form have the id of their entry in `data-edits`. */
  list: RefObject<HTMLDivElement | null>;
  /** Id of the entry that is edited; empty for a new one, undefined for none. */
  edited: string | undefined;
  edit(id: string): void;
  /** Closes the form of an entry. */
  close(id: string): void;
  /** Focuses the button that opens the form of an entry, if the focused control is gone. */
  restoreFocus(id: string): void;
}

/** The entry of a list whose form is open. The focus returns from the form to the button that opened it. */
export function useEditedEntry(): EditedEntry {
  const [edited, edit] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const restoreFocus = (id: string) => {
    if (document.activeElement === document.body) list.current?.querySelector<HTMLElement>(`[data-edits="${id}"]`)?.focus();
  };
  const close = (id: string) => {
    // Another form may have been opened meanwhile.
    flushSync(() => edit((current) => (current === id ? undefined : current)));
    restoreFocus(id);
  };
  return { list, edited, edit, close, restoreFocus };
}
