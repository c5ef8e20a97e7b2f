import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { Note } from '../../lib/records/note.ts';
import type { Draft, LeftoverDraft } from './drafts.ts';
import { withBlock } from './note-text.ts';

/** The state of a note on this page. */
export interface NoteState {
  /** Undefined until the stored note is read. */
  text?: string;
  /** Whether the database has all of the text. */
  isSaved: boolean;
  /** The failure of the last attempt to save, which is repeated. */
  failure?: FailureData;
  /** Whether this text has replaced a concurrent change by another page or device, which is stored as a version. */
  hasOverwritten: boolean;
}

export interface NoteSession {
  subscribe(listener: () => void): () => void;
  current(): NoteState;
  /** Sets the text after a keystroke. */
  write(text: string): void;
  /** Appends a block, also before the note is read. */
  append(block: string): Promise<void>;
  /** Resolves when the database has all of the text. Throws the Failure that prevents it. */
  save(): Promise<void>;
  dismiss(): void;
  /** Saves the leftover draft of a closed page. */
  takeOver(left: LeftoverDraft): Promise<void>;
}

/** The dependencies of a session. */
export interface NoteSessionDeps {
  write(input: { contentId: string; text: string; basedOn?: string }): Promise<{ updatedAt: string | null }>;
  /** Passes the note now and after every change. */
  observeNote(contentId: string, onNote: (note: Note | undefined) => void): void;
  saveDraft(contentId: string, draft: Draft): void;
  removeDraft(contentId: string): void;
}

/** Delay between the last keystroke and a save, and the longest time without a save (milliseconds). */
const debounceMs = 600;
const maxUnsavedMs = 4000;
/** Delay before a failed save is repeated: the first, and the longest (milliseconds). */
const [minRetryMs, maxRetryMs] = [500, 30_000];

/**
 * Creates the session that saves one note. Each keystroke writes a draft of the page at once, each pause in typing
 * saves. Every save names the version it is based on, so that a concurrent change stays as a version.
 */
export function createNoteSession(contentId: string, deps: NoteSessionDeps): NoteSession {
  const listeners = new Set<() => void>();
  let state: NoteState = { isSaved: true, hasOverwritten: false };
  /** The stored version that this text is based on. */
  let stored: { text: string; updatedAt?: number } = { text: '' };
  /** `updatedAt` of the newest stored version, whichever page wrote it. */
  let newestAt: number | undefined;
  let saving: Promise<void> | undefined;
  let sent: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince = 0;
  let failures = 0;
  const read = Promise.withResolvers<void>();

  const publish = (change: Partial<NoteState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const scheduleSave = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save().catch(() => undefined), delay);
  };

  function onNote(note: Note | undefined): void {
    const { text = '', updatedAt } = note ?? {};
    newestAt = updatedAt;
    if (state.text === undefined) {
      stored = { text, updatedAt };
      publish({ text });
      read.resolve();
    } else if (state.isSaved || text === sent) {
      stored = { text, updatedAt };
      if (state.isSaved) publish({ text });
    } else if (updatedAt !== stored.updatedAt) publish({ hasOverwritten: true });
  }

  function write(text: string, at = Date.now()): void {
    const isSavingOther = sent !== undefined && sent !== text;
    const isSaved = text === stored.text && newestAt === stored.updatedAt && !isSavingOther;
    if (state.isSaved) unsavedSince = at;
    publish({ text, isSaved });
    if (isSaved) {
      clearTimeout(timer);
      deps.removeDraft(contentId);
    } else {
      deps.saveDraft(contentId, { text, basedOn: stored.updatedAt, at });
      scheduleSave(Math.max(0, Math.min(debounceMs, unsavedSince + maxUnsavedMs - Date.now())));
    }
  }

  function save(): Promise<void> {
    saving ??= saveAll().finally(() => {
      saving = undefined;
      sent = undefined;
    });
    return saving;
  }

  async function saveAll(): Promise<void> {
    clearTimeout(timer);
    while (!state.isSaved && state.text !== undefined) {
      sent = state.text;
      try {
        const updatedAt = await send(sent, stored.updatedAt);
        stored = { text: sent, updatedAt };
        failures = 0;
        unsavedSince = Date.now();
        publish({ isSaved: state.text === sent, failure: undefined });
      } catch (error) {
        publish({ failure: Failure.from(error).toJSON() });
        scheduleSave(Math.min(maxRetryMs, minRetryMs * 2 ** failures++));
        throw error;
      }
      if (state.isSaved) deps.removeDraft(contentId);
      else deps.saveDraft(contentId, { text: state.text, basedOn: stored.updatedAt, at: Date.now() });
    }
  }

  async function send(text: string, basedOn: number | undefined): Promise<number | undefined> {
    const since = basedOn === undefined ? {} : { basedOn: new Date(basedOn).toISOString() };
    const { updatedAt } = await deps.write({ contentId, text, ...since });
    newestAt = updatedAt === null ? undefined : Date.parse(updatedAt);
    return newestAt;
  }

  deps.observeNote(contentId, onNote);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => state,
    write: (text) => write(text),
    async append(block) {
      await read.promise;
      write(withBlock(state.text ?? '', block));
    },
    save,
    dismiss: () => publish({ hasOverwritten: false, failure: undefined }),

    async takeOver({ draft, forget }) {
      await read.promise;
      const { basedOn, at, text } = draft;
      const isFirst = basedOn === stored.updatedAt;
      if (text === stored.text) return forget();
      if (state.isSaved && (isFirst || at > (stored.updatedAt ?? 0))) {
        stored = { ...stored, updatedAt: basedOn };
        write(text, at);
        if (!isFirst) publish({ hasOverwritten: true });
      } else {
        // The draft is saved first, and the newer text over it, which turns the draft into a version.
        const newer = state.text ?? '';
        await send(text, basedOn);
        stored = { text };
        if (state.isSaved) write(newer);
      }
      forget();
    },
  };
}
