import type { PodcastFeed } from '../ports/markup-readers.ts';
import { decodeResponse, expectOk, requestByHost } from './request.ts';
import type { Access } from './site.ts';

const maxBytes = 30_000_000;

/** Fetches and reads a podcast's feed. Throws the failure of the HTTP status. */
export async function fetchFeed(url: string, access: Access): Promise<PodcastFeed> {
  const answer = await requestByHost(url, { reason: 'page', maxBytes }, access);
  expectOk(answer);
  return access.read.readFeed(decodeResponse(answer));
}
