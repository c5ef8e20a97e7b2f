import type { PageMetadata } from '../ports/ports.ts';
import { expectOk, requestEitherWay, textOf } from './request.ts';
import type { Access } from './site.ts';

const maxPageBytes = 8_000_000;

/** Throws what the status means. */
export async function pageCard(url: string, access: Access): Promise<PageMetadata> {
  const answer = await requestEitherWay(access, url, { reason: 'page', maxBytes: maxPageBytes });
  expectOk(answer);
  return access.read.readPageMetadata(textOf(answer));
}
