import type { PageMetadata } from '../ports/markup-readers.ts';
import { decodeResponse, expectOk, requestByPageOrHost } from './request.ts';
import type { Access } from './site.ts';

const maxPageBytes = 8_000_000;

/** Fetches a page and reads its card. Throws the failure of the HTTP status. */
export async function pageCard(url: string, access: Access): Promise<PageMetadata> {
  const answer = await requestByPageOrHost(url, { reason: 'page', maxBytes: maxPageBytes }, access);
  expectOk(answer);
  return access.read.readPageMetadata(decodeResponse(answer));
}
