import { createContext } from 'react';
import type { PageMedium, Playback } from '../../lib/contract/page.ts';

/** What is known of the page beside us. `forbidden`: the browser lets Gloss read it only after a click on its button. */
export interface LinkedPage {
  page: { state: 'detecting' | 'none' | 'forbidden' } | { state: 'ready'; media: PageMedium[] };
  playback?: Playback;
}

/** The page beside a face, as its host follows it. */
export interface PageLink {
  subscribe(listener: () => void): () => void;
  current(): LinkedPage;
  seek(contentId: string, time: number): Promise<void>;
}

const alone: LinkedPage = { page: { state: 'none' } };

/** A face without a host stands alone. */
export const PageLinkContext = createContext<PageLink>({
  subscribe: () => () => undefined,
  current: () => alone,
  seek: async () => undefined,
});
