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

const page = crypto.randomUUID();
const keyOf = (contentId: string) => `${draftPrefix} ${page} ${contentId}`;
const lockOf = (pageId: string) => `${draftPrefix} ${pageId}`;

// Held as long as this page lives.
void navigator.locks.request(lockOf(page), () => new Promise(() => undefined));

/** Written in the turn of the keystroke, so that nothing can come between. */
export function keepDraft(contentId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(contentId), JSON.stringify(draft));
  } catch {
    // No room: the draft from before is better than none, and the store has more room.
  }
}

export const dropDraft = (contentId: string): void => localStorage.removeItem(keyOf(contentId));

/** How long a page that has just gone may still seem to live (milliseconds). */
const goneWithin = 1000;

/** Hands over the drafts that other pages left behind: those that are gone now, and every other one when it goes. */
export function takeLeftDrafts(take: (left: LeftDraft) => void): void {
  const others = new Set(Object.keys(localStorage).flatMap((key) => partsOf(key)?.pageId ?? []));
  others.delete(page);
  for (const pageId of others) void navigator.locks.request(lockOf(pageId), () => draftsOf(pageId).forEach(take));
}

/** Resolves when the drafts of a note were handed over that there are; those of pages that live are not waited for. */
export async function draftsHandedOver(contentId: string): Promise<void> {
  const pages = Object.keys(localStorage).flatMap((key) => {
    const parts = partsOf(key);
    return parts?.contentId === contentId && parts.pageId !== page ? parts.pageId : [];
  });
  // Locks are given in the order in which they are asked for, so whoever takes the drafts comes first.
  const signal = AbortSignal.timeout(goneWithin);
  await Promise.allSettled(pages.map((pageId) => navigator.locks.request(lockOf(pageId), { signal }, () => undefined)));
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
