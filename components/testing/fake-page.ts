import type { LinkedPage, PageLink } from '../app/page-link.ts';

/** A link to a page that the test changes. */
export interface FakePage extends PageLink {
  show(linked: LinkedPage): void;
  /** The times of the seeks. Seconds. */
  seeks: number[];
}

/** Creates a link to a page. The members of `link` replace those that do nothing. */
export function fakePage(linked: LinkedPage, link: Partial<PageLink> = {}): FakePage {
  let current = linked;
  const listeners = new Set<() => void>();
  const seeks: number[] = [];
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => current,
    seek: async (_contentId, time) => void seeks.push(time),
    ...link,
    seeks,
    show(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
