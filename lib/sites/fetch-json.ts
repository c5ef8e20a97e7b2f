import type * as z from 'zod/mini';
import { parseResponse } from './parse-response.ts';
import { decodeResponse, expectOk, parseJson, requestByPageOrHost } from './request.ts';
import type { Access } from './site.ts';

const maxBytes = 8_000_000;

/**
 * Fetches JSON from a site's API, through the open page with its cookies if there is one, else by the host. Throws `siteFailed`
 * if the response doesn't match the schema.
 */
export async function fetchJson<T extends z.ZodMiniType>(url: string, schema: T, access: Access): Promise<z.output<T>> {
  const response = await requestByPageOrHost(url, { reason: 'captions', maxBytes, cookies: true }, access);
  expectOk(response);
  return parseResponse(schema, parseJson(decodeResponse(response)), url.split('?', 1)[0]!);
}
