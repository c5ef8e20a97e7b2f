import { decodeResponse, expectOk, requestByPageOrHost } from './request.ts';
import type { Access } from './site.ts';

/** Fetches a text file and returns it with its address after redirects. Throws the failure of the HTTP status. */
export async function fetchText(url: string, maxBytes: number, access: Access): Promise<{ text: string; finalUrl: string }> {
  const response = await requestByPageOrHost(url, { reason: 'captions', maxBytes }, access);
  expectOk(response);
  return { text: decodeResponse(response).replace(/^\uFEFF/, ''), finalUrl: URL.canParse(response.url) ? response.url : url };
}
