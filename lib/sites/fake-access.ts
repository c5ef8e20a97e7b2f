import { Failure } from '../contract/failure.ts';
import { encodeBase64 } from '../encoding/base64.ts';
import type { FetchedResponse, MarkupReaders, Page } from '../ports/ports.ts';
import { readManifest } from './dash-manifest.ts';
import { readPlaylist } from './hls-playlist.ts';
import { readPodcastFeed } from './podcast-feed.ts';
import { readCard } from './read-card.ts';
import type { Access } from './site.ts';

/** An answer of the fake net: a body, or more of it. */
export type FakeAnswer = string | { body?: string; status?: number; contentType?: string; url?: string };

/** The net as a table: the first entry whose key begins the address answers it. `requested` lists what was asked, in order. */
export function fakeNet(answers: Record<string, FakeAnswer>, asked: string[] = []) {
  return async (url: string): Promise<FetchedResponse> => {
    asked.push(url);
    const key = Object.keys(answers).find((start) => url.startsWith(start));
    if (key === undefined) throw new Failure('siteFailed', `the fake net has no ${url}`);
    const answer = answers[key]!;
    const {
      body = '',
      status = 200,
      contentType = 'text/html',
      url: final = url,
    } = typeof answer === 'string' ? { body: answer } : answer;
    return { url: final, status, contentType, bytes: new TextEncoder().encode(body) };
  };
}

/** All is read truly, but a page shows nothing. */
const read: MarkupReaders = {
  readPage: async () => [],
  readFeed: async (xml) => readPodcastFeed(xml),
  readPageMetadata: async (html) => readCard(html),
  readPlaylist: async (playlist) => readPlaylist(playlist),
  readManifest: async (manifest) => readManifest(manifest),
};

export interface FakeAccess extends Access {
  asked: string[];
  askedPage: string[];
}

/** What a site may use, with a page only if one is described; the page's own requests go to its own table. */
export function fakeAccess(
  answers: Record<string, FakeAnswer> = {},
  page?: Partial<Page> & { answers?: Record<string, FakeAnswer> },
): FakeAccess {
  const asked: string[] = [];
  const askedPage: string[] = [];
  const pageNet = fakeNet(page?.answers ?? {}, askedPage);
  const full: Page | undefined = page && {
    media: async () => [],
    player: async () => null,
    cues: async () => [],
    fetch: async ({ url }) => {
      const { bytes, ...answer } = await pageNet(url);
      return { ...answer, base64: encodeBase64(bytes) };
    },
    ...page,
  };
  return { fetch: fakeNet(answers, asked), page: full, read, signal: new AbortController().signal, asked, askedPage };
}
