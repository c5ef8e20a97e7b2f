import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { Note } from '../../lib/records/note.ts';
import type { Draft, LeftDraft } from './drafts.ts';
import { withBlock } from './note-text.ts';

/** A note as this page has it. */
export interface NoteState {
  /** None until the store was read. */
  text?: string;
  /** The store has all of it. */
  isSaved: boolean;
  /** Why the last attempt to save it failed; it is tried again. */
  failure?: FailureData;
  /** Somebody else wrote the note meanwhile; this text took its place, and theirs is a version. */
  hasOverwritten: boolean;
}

export interface NoteSession {
  subscribe(listener: () => void): () => void;
  current(): NoteState;
  /** What is typed. */
  write(text: string): void;
  /** Adds a block at the end, also before the note is read. */
  append(block: string): Promise<void>;
  /** Resolves when the store has all of it; throws the Failure that prevents it. */
  save(): Promise<void>;
  dismiss(): void;
  /** Takes over what a page that was closed had not saved. */
  take(left: LeftDraft): Promise<void>;
}

/** What a session stands on. */
export interface NoteSessionDeps {
  write(input: { contentId: string; text: string; basedOn?: string }): Promise<{ updatedAt: string | null }>;
  /** Tells the note now and whenever it changes. */
  follow(contentId: string, onNote: (note: Note | undefined) => void): void;
  keepDraft(contentId: string, draft: Draft): void;
  dropDraft(contentId: string): void;
}

/** How long a pause in typing is, and how long a text is kept from the store at the most (milliseconds). */
const debounceMs = 600;
const maxUnsavedMs = 4000;
/** Between attempts to save: the first one, and the longest. */
const [minRetryMs, maxRetryMs] = [500, 30_000];

/**
 * One note, from its keystrokes to the store. Each keystroke is a draft of the page at once, each pause is saved.
 * Every save says which text it goes out from, so whatever it replaces unseen stays as a version.
 */
export function createNoteSession(contentId: string, deps: NoteSessionDeps): NoteSession {
  const listeners = new Set<() => void>();
  let state: NoteState = { isSaved: true, hasOverwritten: false };
  /** The note that this text goes out from. */
  let stored: { text: string; updatedAt?: number } = { text: '' };
  /** When the note in the store was written, by whomever. */
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
  const savesIn = (delay: number) => {
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
    const isSaved = text === stored.text && newestAt === stored.updatedAt;
    if (state.isSaved) unsavedSince = at;
    publish({ text, isSaved });
    if (isSaved) {
      clearTimeout(timer);
      deps.dropDraft(contentId);
    } else {
      deps.keepDraft(contentId, { text, basedOn: stored.updatedAt, at });
      savesIn(Math.max(0, Math.min(debounceMs, unsavedSince + maxUnsavedMs - Date.now())));
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
        savesIn(Math.min(maxRetryMs, minRetryMs * 2 ** failures++));
        throw error;
      }
      if (state.isSaved) deps.dropDraft(contentId);
      else deps.keepDraft(contentId, { text: state.text, basedOn: stored.updatedAt, at: Date.now() });
    }
  }

  async function send(text: string, basedOn: number | undefined): Promise<number | undefined> {
    const since = basedOn === undefined ? {} : { basedOn: new Date(basedOn).toISOString() };
    const { updatedAt } = await deps.write({ contentId, text, ...since });
    newestAt = updatedAt === null ? undefined : Date.parse(updatedAt);
    return newestAt;
  }

  deps.follow(contentId, onNote);

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

    async take({ draft, forget }) {
      await read.promise;
      const { basedOn, at, text } = draft;
      const isFirst = basedOn === stored.updatedAt;
      if (text === stored.text) return forget();
      if (state.isSaved && (isFirst || at > (stored.updatedAt ?? 0))) {
        stored = { ...stored, updatedAt: basedOn };
        write(text, at);
        if (!isFirst) publish({ hasOverwritten: true });
      } else {
        // It is written, and then what is newer over it: that makes it a version.
        const newer = state.text ?? '';
        await send(text, basedOn);
        stored = { text };
        if (state.isSaved) write(newer);
      }
      forget();
    },
  };
}
