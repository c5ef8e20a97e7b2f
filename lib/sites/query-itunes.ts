import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { parseResponse } from './parse-response.ts';
import { decodeResponse, expectOk, parseJson, requestByHost } from './request.ts';
import type { Access } from './site.ts';

const maxBytes = 4_000_000;

/**
 * Returns the results of a query to Apple's public podcast directory, unvalidated. Throws `rateLimited`, `siteFailed` or the
 * failure of the HTTP status.
 */
export async function queryItunes(query: string, access: Access): Promise<unknown> {
  const url = `https://itunes.apple.com/${query}`;
  const response = await requestByHost(url, { reason: 'page', maxBytes }, access);
  // Apple answers 403 when its rate limit is exceeded.
  if (response.status === 403) throw new Failure('rateLimited', `${url.split('?', 1)[0]} answered with status 403.`);
  expectOk(response);
  return parseResponse(z.object({ results: z.unknown() }), parseJson(decodeResponse(response)), 'Apple’s directory').results;
}
