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
  /** The failure to read the note, or of the last attempt to save it, which is repeated. */
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
  /** Repeats what has failed: reading the note, or saving it. */
  retry(): void;
  dismiss(): void;
  /** Saves the leftover draft of a closed page. */
  takeOver(left: LeftoverDraft): Promise<void>;
}

/** The dependencies of a session. */
export interface NoteSessionDeps {
  write(input: { contentId: string; text: string; basedOn?: string }): Promise<{ updatedAt: string | null }>;
  /** Passes the note now and after every change. Returns the function that ends the observation. */
  observeNote(contentId: string, onNote: (note: Note | undefined) => void, onFailure: (error: unknown) => void): () => void;
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
 * saves. Every save names the version it is based on, so that a concurrent change stays as a version. The stored note is
 * observed while the session has a listener or an unsaved text.
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
  let read = Promise.withResolvers<void>();
  let endObservation: (() => void) | undefined;

  const publish = (change: Partial<NoteState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const scheduleSave = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save().catch(() => undefined), delayMs);
  };

  function observe(): void {
    if (endObservation) return;
    read = Promise.withResolvers();
    // A view shows the failure where no block or draft waits.
    read.promise.catch(() => undefined);
    endObservation = deps.observeNote(contentId, onNote, (error) => {
      endObserving();
      publish({ failure: Failure.from(error).toJSON() });
      read.reject(error);
    });
  }

  function endObserving(): void {
    endObservation?.();
    endObservation = undefined;
  }

  const endUnusedObservation = () => {
    if (listeners.size === 0 && state.isSaved) endObserving();
  };

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    observe();
    return () => {
      listeners.delete(listener);
      endUnusedObservation();
    };
  }

  /** Runs work on the stored note, also where no view shows it. */
  async function withNote(work: () => Promise<void> | void): Promise<void> {
    const unsubscribe = subscribe(() => undefined);
    try {
      await read.promise;
      await work();
    } finally {
      unsubscribe();
    }
  }

  function onNote(note: Note | undefined): void {
    const { text = '', updatedAt } = note ?? {};
    newestAt = updatedAt;
    if (state.text === undefined) {
      stored = { text, updatedAt };
      publish({ text, failure: undefined });
    } else if (state.isSaved || text === sent) {
      stored = { text, updatedAt };
      if (state.isSaved) publish({ text });
    } else if (updatedAt !== stored.updatedAt) publish({ hasOverwritten: true });
    read.resolve();
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
      endUnusedObservation();
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

  return {
    subscribe,
    current: () => state,
    write: (text) => write(text),
    append: (block) => withNote(() => write(withBlock(state.text ?? '', block))),
    save,
    retry() {
      publish({ failure: undefined });
      observe();
      save().catch(() => undefined);
    },
    dismiss: () => publish({ hasOverwritten: false, failure: undefined }),

    takeOver: ({ draft: { basedOn, at, text }, forget }) =>
      withNote(async () => {
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
      }),
  };
}
