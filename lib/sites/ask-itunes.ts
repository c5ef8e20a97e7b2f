import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { expectOk, parseJson, requestByHost, textOf } from './request.ts';
import type { Access } from './site.ts';

const maxBytes = 4_000_000;

/** The results of Apple's open podcast directory, for its sites to read. Throws `rateLimited`, `siteFailed` or what the status means. */
export async function askItunes(query: string, access: Access): Promise<unknown> {
  const url = `https://itunes.apple.com/${query}`;
  const answer = await requestByHost(access, url, { reason: 'page', maxBytes });
  // Apple says 403 to who asks too often.
  if (answer.status === 403) throw new Failure('rateLimited', `403 from ${url.split('?', 1)[0]}`);
  expectOk(answer);
  const parsed = z.object({ results: z.unknown() }).safeParse(parseJson(textOf(answer)));
  if (!parsed.success) throw new Failure('siteFailed', 'Apple answered in an unknown shape');
  return parsed.data.results;
}
