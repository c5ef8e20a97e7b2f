import { Failure } from '../../contract/failure.ts';
import { encodeBase64 } from '../../encoding/base64.ts';
import type { FetchedResponse } from '../../ports/fetch.ts';
import type { MarkupReaders } from '../../ports/markup-readers.ts';
import type { Page } from '../../ports/pages.ts';
import { readManifest } from '../dash-manifest.ts';
import { descriptionChapters } from '../description-chapters.ts';
import { readPlaylist } from '../hls-playlist.ts';
import { readPodcastFeed } from '../podcast-feed.ts';
import { readCard } from '../read-card.ts';
import { applyRecipe } from '../recipes/apply-recipe.ts';
import { readRecipe } from '../recipes/read-recipe.ts';
import { readRecipeCues } from '../recipes/read-recipe-cues.ts';
import { readShowNotes } from '../show-notes-chapters.ts';
import type { Access } from '../site.ts';

/** Response of the fake network: a body, or more of it. */
export type FakeResponse =
  | string
  | { body?: string | Uint8Array<ArrayBuffer>; status?: number; contentType?: string; url?: string };

/**
 * A fake network: the first entry whose key is a prefix of the address answers it. `requested` lists the requested addresses in
 * order.
 */
export function fakeNetwork(responses: Record<string, FakeResponse>, requested: string[] = []) {
  return async (url: string): Promise<FetchedResponse> => {
    requested.push(url);
    const key = Object.keys(responses).find((start) => url.startsWith(start));
    if (key === undefined) throw new Failure('siteFailed', `The fake network has no ${url}.`);
    const response = responses[key]!;
    const {
      body = '',
      status = 200,
      contentType = 'text/html',
      url: final = url,
    } = typeof response === 'string' ? { body: response } : response;
    return { url: final, status, contentType, bytes: typeof body === 'string' ? new TextEncoder().encode(body) : body };
  };
}

/** Real readers, except that pages contain no media. */
const read: MarkupReaders = {
  readPage: async () => [],
  readFeed: async (xml) => readPodcastFeed(xml),
  readShowNotes: async (notes) => readShowNotes(notes),
  readDescriptionChapters: async ({ text, duration }) => descriptionChapters(text, duration),
  readPageMetadata: async (html) => readCard(html),
  readRecipe: async (file) => readRecipe(file),
  applyRecipe: async (reading) => applyRecipe(reading),
  readRecipeCues: async (response) => readRecipeCues(response),
  readPlaylist: async (playlist) => readPlaylist(playlist),
  readManifest: async (manifest) => readManifest(manifest),
};

/** Fake capabilities of a site for tests, with lists of the addresses that were requested, by the host and by the page. */
export interface FakeAccess extends Access {
  requested: string[];
  requestedByPage: string[];
}

/** Creates the access of a site, with a page only if one is described; the page's own requests use its own table. */
export function fakeAccess(
  responses: Record<string, FakeResponse> = {},
  page?: Partial<Page> & { responses?: Record<string, FakeResponse> },
): FakeAccess {
  const requested: string[] = [];
  const requestedByPage: string[] = [];
  const pageNetwork = fakeNetwork(page?.responses ?? {}, requestedByPage);
  const fullPage: Page | undefined = page && {
    media: async () => [],
    player: async () => null,
    cues: async () => [],
    fetch: async ({ url }) => {
      const { bytes, ...response } = await pageNetwork(url);
      return { ...response, base64: encodeBase64(bytes) };
    },
    ...page,
  };
  return {
    fetch: fakeNetwork(responses, requested),
    page: fullPage,
    read,
    signal: new AbortController().signal,
    requested,
    requestedByPage,
  };
}
