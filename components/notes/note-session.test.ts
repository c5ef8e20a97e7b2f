import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import type { Note } from '../../lib/records/note.ts';
import type { Draft } from './drafts.ts';
import { createNoteSession } from './note-session.ts';

/** A database as the worker writes it, and the drafts of a page. */
function desk(stored?: string) {
  let note: Note | undefined = stored === undefined ? undefined : row(stored, 1000);
  let onNote: (note: Note | undefined) => void = () => undefined;
  const versions: string[] = [];
  const drafts = new Map<string, Draft>();
  const failures: Failure[] = [];
  const readFailures: Failure[] = [];
  const set = (text: string) => {
    note = row(text, (note?.updatedAt ?? Date.now()) + 1000);
    onNote(note);
  };
  return {
    versions,
    drafts,
    failures,
    readFailures,
    set,
    calls: 0,
    observers: 0,
    note: () => note,
    async write({ text, basedOn }: { text: string; basedOn?: string }) {
      this.calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      const error = failures.shift();
      if (error) throw error;
      if (note && note.text !== text && note.updatedAt !== Date.parse(basedOn ?? '')) versions.push(note.text);
      if (note?.text !== text) set(text);
      return { updatedAt: new Date(note!.updatedAt).toISOString() };
    },
    observeNote(_: string, listener: typeof onNote, onFailure: (error: unknown) => void) {
      this.observers += 1;
      onNote = listener;
      setTimeout(() => {
        const failure = readFailures.shift();
        if (failure) onFailure(failure);
        else onNote(note);
      }, 5);
      return () => {
        this.observers -= 1;
        onNote = () => undefined;
      };
    },
    saveDraft: (id: string, draft: Draft) => void drafts.set(id, draft),
    removeDraft: (id: string) => void drafts.delete(id),
  };
}
/** A session whose note a view shows. */
function openSession(store: ReturnType<typeof desk>) {
  const session = createNoteSession('a', store);
  session.subscribe(() => undefined);
  return session;
}
const row = (text: string, updatedAt: number): Note => ({ contentId: 'a', text, createdAt: 1, updatedAt });
const left = (draft: Draft) => ({ contentId: 'a', draft, forget: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a note', () => {
  it('is stored as a draft with every keystroke and saved with every pause', async () => {
    const store = desk('old');
    const session = openSession(store);
    await vi.advanceTimersByTimeAsync(10);
    expect(session.current()).toEqual({ text: 'old', isSaved: true, hasOverwritten: false });
    for (const text of ['old n', 'old ne', 'old new']) {
      session.write(text);
      expect(store.drafts.get('a')).toMatchObject({ text, basedOn: 1000 });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(store.calls).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.calls).toBe(1);
    expect(store.note()?.text).toBe('old new');
    expect(store.drafts.size).toBe(0);
    expect(store.versions).toEqual([]);
    expect(session.current()).toMatchObject({ isSaved: true, hasOverwritten: false });
  });

  it('keeps the stored text where it is written again while another is being saved', async () => {
    const store = desk('old');
    const session = openSession(store);
    await vi.advanceTimersByTimeAsync(10);
    session.write('old new');
    await vi.advanceTimersByTimeAsync(610);
    expect(store.calls).toBe(1);
    session.write('old');
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.note()?.text).toBe('old');
    expect(session.current()).toMatchObject({ text: 'old', isSaved: true, hasOverwritten: false });
    expect(store.drafts.size).toBe(0);
  });

  it('is saved now and then while the user types without a pause', async () => {
    const store = desk();
    const session = openSession(store);
    await vi.advanceTimersByTimeAsync(10);
    for (let letters = 1; letters <= 100; letters++) {
      session.write('x'.repeat(letters));
      await vi.advanceTimersByTimeAsync(100);
    }
    // Each save has the text typed until then.
    expect(store.calls).toBe(4);
    expect(store.note()?.text.length).toBeGreaterThan(70);
    expect(store.versions).toEqual([]);
  });

  it('preserves what is typed while it is being saved', async () => {
    const store = desk();
    const session = openSession(store);
    await vi.advanceTimersByTimeAsync(10);
    session.write('one');
    const saving = session.save();
    session.write('one two');
    await vi.advanceTimersByTimeAsync(50);
    await saving;
    expect(store.note()?.text).toBe('one two');
    expect(store.drafts.size).toBe(0);
    expect(store.versions).toEqual([]);
  });

  it('stays a draft while it cannot be saved, reports why, and retries', async () => {
    const store = desk();
    store.failures.push(new Failure('pageGone'), new Failure('storageFull'));
    const session = openSession(store);
    await vi.advanceTimersByTimeAsync(10);
    session.write('text');
    await vi.advanceTimersByTimeAsync(630);
    expect(session.current()).toMatchObject({ isSaved: false, failure: { code: 'pageGone' } });
    expect(store.drafts.get('a')?.text).toBe('text');
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.current()).toMatchObject({ isSaved: true });
    expect(session.current().failure).toBeUndefined();
    expect(store.drafts.size).toBe(0);
  });

  it('is observed while a view shows it or a text is unsaved, and read again by the next view', async () => {
    const store = desk('old');
    const session = createNoteSession('a', store);
    expect(store.observers).toBe(0);
    const close = session.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    session.write('old new');
    close();
    expect(store.observers).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.note()?.text).toBe('old new');
    expect(store.observers).toBe(0);
    store.set('theirs');
    const adding = session.append('> quoted');
    await vi.advanceTimersByTimeAsync(1000);
    await adding;
    expect(store.note()?.text).toBe('theirs\n\n> quoted\n');
    expect(store.versions).toEqual([]);
    expect(store.observers).toBe(0);
  });

  it('reports that it cannot be read, and is read again on request', async () => {
    const store = desk('old');
    store.readFailures.push(new Failure('storageFull'));
    const session = openSession(store);
    const adding = expect(session.append('> quoted')).rejects.toMatchObject({ code: 'storageFull' });
    await vi.advanceTimersByTimeAsync(10);
    await adding;
    expect(session.current()).toMatchObject({ failure: { code: 'storageFull' } });
    expect(session.current().text).toBeUndefined();
    session.retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(session.current()).toEqual({ text: 'old', isSaved: true, hasOverwritten: false });
    expect(store.observers).toBe(1);
  });

  it('accepts blocks before it is read', async () => {
    const store = desk('first\n');
    const session = openSession(store);
    const adding = session.append('> second');
    await vi.advanceTimersByTimeAsync(10);
    await adding;
    expect(session.current().text).toBe('first\n\n> second\n');
  });
});

describe('two writers', () => {
  it('receive each other’s texts while no text is unsaved', async () => {
    const store = desk('old');
    const session = openSession(store);
    await vi.advanceTimersByTimeAsync(10);
    store.set('theirs');
    expect(session.current()).toEqual({ text: 'theirs', isSaved: true, hasOverwritten: false });
    session.write('theirs and mine');
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.versions).toEqual([]);
  });

  it('store the later text, and the other as a version', async () => {
    const store = desk('old');
    const session = openSession(store);
    await vi.advanceTimersByTimeAsync(10);
    session.write('mine');
    store.set('theirs');
    expect(session.current()).toMatchObject({ text: 'mine', hasOverwritten: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.note()?.text).toBe('mine');
    expect(store.versions).toEqual(['theirs']);
    session.dismiss();
    expect(session.current()).toEqual({ text: 'mine', isSaved: true, hasOverwritten: false });
  });

  it('do not mistake an undone edit for a saved one after a write of the other', async () => {
    const store = desk('old');
    const session = openSession(store);
    await vi.advanceTimersByTimeAsync(10);
    session.write('mine');
    store.set('theirs');
    session.write('old');
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.note()?.text).toBe('old');
    expect(store.versions).toEqual(['theirs']);
  });
});

describe('a draft that a closed page left behind', () => {
  const opened = async (stored: string | undefined) => {
    const store = desk(stored);
    const session = openSession(store);
    await vi.advanceTimersByTimeAsync(10);
    return { store, session };
  };

  it('is continued', async () => {
    const { store, session } = await opened('old');
    const draft = left({ text: 'old and new', basedOn: 1000, at: 4_999_000 });
    await session.takeOver(draft);
    expect(draft.forget).toHaveBeenCalled();
    expect(session.current().text).toBe('old and new');
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.note()?.text).toBe('old and new');
    expect(store.versions).toEqual([]);
  });

  it('replaces an older text that it was not based on', async () => {
    const { store, session } = await opened('theirs');
    await session.takeOver(left({ text: 'mine', basedOn: 900, at: 4_999_000 }));
    expect(session.current()).toMatchObject({ text: 'mine', hasOverwritten: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.note()?.text).toBe('mine');
    expect(store.versions).toEqual(['theirs']);
  });

  it('becomes a version of a newer text', async () => {
    const { store, session } = await opened('newer');
    const taking = session.takeOver(left({ text: 'older', basedOn: 500, at: 900 }));
    await vi.advanceTimersByTimeAsync(2000);
    await taking;
    expect(store.note()?.text).toBe('newer');
    expect(store.versions).toEqual(['newer', 'older']);
    expect(session.current().text).toBe('newer');
  });

  it('becomes a version of what is being typed', async () => {
    const { store, session } = await opened('old');
    session.write('typing');
    const taking = session.takeOver(left({ text: 'left', basedOn: 1000, at: 4_999_000 }));
    await vi.advanceTimersByTimeAsync(2000);
    await taking;
    expect(store.note()?.text).toBe('typing');
    expect(store.versions).toEqual(['left']);
  });

  it('is only deleted when it was saved after all', async () => {
    const { store, session } = await opened('same');
    const draft = left({ text: 'same', basedOn: 500, at: 900 });
    await session.takeOver(draft);
    expect(draft.forget).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.calls).toBe(0);
  });

  it('stays stored when it cannot be saved', async () => {
    const { store, session } = await opened('newer');
    store.failures.push(new Failure('storageFull'));
    const draft = left({ text: 'older', basedOn: 500, at: 900 });
    const taking = session.takeOver(draft);
    taking.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(100);
    await expect(taking).rejects.toMatchObject({ code: 'storageFull' });
    expect(draft.forget).not.toHaveBeenCalled();
  });
});
