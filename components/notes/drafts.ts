import { draftPrefix } from './draft-prefix.ts';

/** The unsaved text of a note on one page. */
export interface Draft {
  text: string;
  /** `updatedAt` of the edited version; undefined for a new note. Milliseconds since 1970. */
  basedOn?: number;
  /** Time of the last keystroke. Milliseconds since 1970. */
  at: number;
}

/** The draft of a page that was closed before its text was saved. */
export interface LeftoverDraft {
  contentId: string;
  draft: Draft;
  /** Deletes the draft, after another page has saved it. */
  forget(): void;
}

export interface DraftStore {
  /** Stores a draft synchronously, in the task of the keystroke. */
  save(contentId: string, draft: Draft): void;
  remove(contentId: string): void;
  /** Passes on the drafts of other pages: those of closed pages now, those of open pages when they close. */
  passLeftovers(take: (left: LeftoverDraft) => void): void;
  /** Resolves when a note's existing drafts of closed pages were passed on. It does not wait for open pages. */
  waitForHandover(contentId: string): Promise<void>;
}

/** Timeout for the lock of a page that has just closed (milliseconds). */
const closedPageTimeoutMs = 1000;

const lockOf = (pageId: string) => `${draftPrefix} ${pageId}`;

/**
 * Opens the drafts of this page in localStorage, which all pages share. A Web Lock that the page holds until it closes
 * marks its drafts as owned.
 */
export function openDraftStore(): DraftStore {
  const page = crypto.randomUUID();
  const keyOf = (contentId: string) => `${draftPrefix} ${page} ${contentId}`;
  void navigator.locks.request(lockOf(page), () => new Promise(() => undefined));

  return {
    save(contentId, draft) {
      try {
        localStorage.setItem(keyOf(contentId), JSON.stringify(draft));
      } catch {
        // The quota is exceeded: the former draft stays, and the database has more space.
      }
    },
    remove: (contentId) => localStorage.removeItem(keyOf(contentId)),
    passLeftovers(take) {
      const others = new Set(Object.keys(localStorage).flatMap((key) => partsOf(key)?.pageId ?? []));
      others.delete(page);
      for (const pageId of others) void navigator.locks.request(lockOf(pageId), () => draftsOf(pageId).forEach(take));
    },
    async waitForHandover(contentId) {
      const pages = Object.keys(localStorage).flatMap((key) => {
        const parts = partsOf(key);
        return parts?.contentId === contentId && parts.pageId !== page ? parts.pageId : [];
      });
      // Locks are granted in the order of requests, so those of `passLeftovers` come first.
      const signal = AbortSignal.timeout(closedPageTimeoutMs);
      await Promise.allSettled(pages.map((pageId) => navigator.locks.request(lockOf(pageId), { signal }, () => undefined)));
    },
  };
}

function draftsOf(pageId: string): LeftoverDraft[] {
  return Object.keys(localStorage).flatMap((key) => {
    const parts = partsOf(key);
    const draft = parts?.pageId === pageId ? readDraft(localStorage.getItem(key)) : undefined;
    return parts && draft ? { contentId: parts.contentId, draft, forget: () => localStorage.removeItem(key) } : [];
  });
}

function partsOf(key: string): { pageId: string; contentId: string } | undefined {
  const [, pageId = '', contentId = ''] = /^note-draft ([\w-]+) (.+)$/s.exec(key) ?? [];
  return contentId ? { pageId, contentId } : undefined;
}

function readDraft(json: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(json ?? '') as Partial<Draft>;
    return typeof draft.text === 'string' && typeof draft.at === 'number' ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}
