import type { FetchedResponse } from '../ports/fetch.ts';
import { decodeResponse, expectOk, requestByPageOrHost } from './request.ts';
import type { Access } from './site.ts';

/** Fetches a text file and returns it with its address after redirects. Throws the failure of the HTTP status. */
export async function fetchText(url: string, maxBytes: number, access: Access): Promise<{ text: string; finalUrl: string }> {
  const response = await fetchCaptionPart(url, maxBytes, access);
  return { text: decodeResponse(response).replace(/^\uFEFF/, ''), finalUrl: URL.canParse(response.url) ? response.url : url };
}

/** Fetches a playlist, manifest or segment of captions. Throws the failure of the HTTP status. */
export async function fetchCaptionPart(url: string, maxBytes: number, access: Access): Promise<FetchedResponse> {
  const response = await requestByPageOrHost(url, { reason: 'captions', maxBytes }, access);
  expectOk(response);
  return response;
}
