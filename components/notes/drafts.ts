import { draftPrefix } from './draft-prefix.ts';

/** The text of a note as a page has it and the store has not. */
export interface Draft {
  text: string;
  /** When the note that was edited was written; none where there was no note. Milliseconds since 1970. */
  basedOn?: number;
  /** When it was typed. Milliseconds since 1970. */
  at: number;
}

/** Draft of a page that was closed before its text was saved. */
export interface LeftDraft {
  contentId: string;
  draft: Draft;
  /** Once it is in other hands. */
  forget(): void;
}

export interface DraftStore {
  /** Stores a draft in the task of the keystroke, so that nothing can come between. */
  keep(contentId: string, draft: Draft): void;
  drop(contentId: string): void;
  /** Passes on the drafts that other pages left behind: those of closed pages now, every other one when its page closes. */
  takeLeft(take: (left: LeftDraft) => void): void;
  /** Resolves when the existing drafts of a note were passed on; those of open pages are not waited for. */
  handedOver(contentId: string): Promise<void>;
}

/** How long a page that has just closed may still hold its lock. */
const closedPageTimeoutMs = 1000;

const lockOf = (pageId: string) => `${draftPrefix} ${pageId}`;

/** The drafts of this page, in the storage that all pages share. A lock that this page holds as long as it lives marks them as its own. */
export function openDraftStore(): DraftStore {
  const page = crypto.randomUUID();
  const keyOf = (contentId: string) => `${draftPrefix} ${page} ${contentId}`;
  void navigator.locks.request(lockOf(page), () => new Promise(() => undefined));

  return {
    keep(contentId, draft) {
      try {
        localStorage.setItem(keyOf(contentId), JSON.stringify(draft));
      } catch {
        // No room: the draft from before is better than none, and the store has more room.
      }
    },
    drop: (contentId) => localStorage.removeItem(keyOf(contentId)),
    takeLeft(take) {
      const others = new Set(Object.keys(localStorage).flatMap((key) => partsOf(key)?.pageId ?? []));
      others.delete(page);
      for (const pageId of others) void navigator.locks.request(lockOf(pageId), () => draftsOf(pageId).forEach(take));
    },
    async handedOver(contentId) {
      const pages = Object.keys(localStorage).flatMap((key) => {
        const parts = partsOf(key);
        return parts?.contentId === contentId && parts.pageId !== page ? parts.pageId : [];
      });
      // Locks are given in the order of the requests, so `takeLeft` comes first.
      const signal = AbortSignal.timeout(closedPageTimeoutMs);
      await Promise.allSettled(pages.map((pageId) => navigator.locks.request(lockOf(pageId), { signal }, () => undefined)));
    },
  };
}

function draftsOf(pageId: string): LeftDraft[] {
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
