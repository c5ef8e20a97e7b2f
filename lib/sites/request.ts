import { Failure } from '../contract/failure.ts';
import { decodeBase64 } from '../encoding/base64.ts';
import { retryDetails } from '../http/retry-after.ts';
import type { FetchedResponse, FetchOptions } from '../ports/fetch.ts';
import type { Page } from '../ports/pages.ts';
import { decodeDeclared } from '../subtitles/encoding.ts';
import type { Access } from './site.ts';

/** Options of a request to a site. `reason` is the purpose of the response. */
export interface RequestOptions {
  reason: FetchOptions['reason'];
  maxBytes: number;
  /** JSON body of a POST request; only a page can send it. */
  post?: string;
  /** Whether to send cookies to another host of the site; only a page has them. */
  cookies?: boolean;
  /** Accept header; only the host sends it. */
  accept?: string;
  /** Client id of the site's own page; only a page can send it. */
  clientId?: string;
}

/**
 * Requests an address through the open page, with its origin and cookies, if there is one, else by the host. Sites answer their
 * own pages best.
 */
export const request = (url: string, options: RequestOptions, access: Access): Promise<FetchedResponse> =>
  access.page ? requestByPage(access.page, url, options, access.signal) : requestByHost(url, options, access);

/**
 * Requests an address through the open page and, if that fails, by the host, because many files only reject scripts of other
 * origins.
 */
export async function requestByPageOrHost(url: string, options: RequestOptions, access: Access): Promise<FetchedResponse> {
  if (!access.page) return requestByHost(url, options, access);
  const { page, signal } = access;
  return requestByPage(page, url, options, signal)
    .catch((error: unknown) => {
      // A file that allows all origins allows requests without cookies only.
      if (!options.cookies || isFinal(error)) throw error;
      return requestByPage(page, url, { ...options, cookies: false }, signal);
    })
    .catch((error: unknown) => {
      if (isFinal(error)) throw error;
      return requestByHost(url, options, access);
    });
}

/** Whether a request in another way would fail with this error too. */
const isFinal = (error: unknown): boolean => ['cancelled', 'tooLarge', 'pageGone', 'offline'].includes(Failure.from(error).code);

/** Requests an address from the open page, with its origin and cookies. Throws `tooLarge`. */
export async function requestByPage(
  page: Page,
  url: string,
  { reason: _reason, accept: _accept, ...options }: RequestOptions,
  signal: AbortSignal,
): Promise<FetchedResponse> {
  const { base64, ...response } = await page.fetch({ url, ...options }, signal);
  const bytes = decodeBase64(base64);
  if (bytes.length > options.maxBytes) throw new Failure('tooLarge', `${url} is longer than ${options.maxBytes} bytes.`);
  return { ...response, bytes };
}

/** Requests an address from the extension or server, without the cookies of a page. */
export const requestByHost = (
  url: string,
  { reason, maxBytes, accept }: RequestOptions,
  access: Access,
): Promise<FetchedResponse> =>
  access.fetch(url, { reason, maxBytes, signal: access.signal, ...(accept && { headers: { accept } }) });

/** Throws the failure that corresponds to an HTTP status. Sites with special statuses check those first. */
export function expectOk({ status, url, headers }: FetchedResponse): void {
  if (status >= 200 && status < 300) return;
  const message = `${url.split('?', 1)[0]} answered with status ${status}.`;
  switch (status) {
    case 401:
    case 403:
      throw new Failure('loginRequired', message);
    case 404:
    case 410:
    case 451:
      throw new Failure('mediaUnavailable', message);
    case 413:
      throw new Failure('tooLarge', message);
    case 429:
      throw new Failure('rateLimited', message, retryDetails(headers?.['retry-after'], Date.now()));
    default:
      throw new Failure('siteFailed', message);
  }
}

/** Returns the text of a response, decoded by its declared encoding. */
export const decodeResponse = ({ bytes, contentType }: Pick<FetchedResponse, 'bytes' | 'contentType'>): string =>
  decodeDeclared(bytes, contentType);

/** Whether a text is HTML, judged by its content instead of its content type. */
export const looksLikeHtml = (text: string): boolean =>
  /^\s{0,200}(?:<!--[\s\S]{0,500}?-->\s{0,50})?<(?:!doctype\s+html|html|head|body)\b/i.test(text.slice(0, 1000));

/** Parses JSON of a site. Throws `siteFailed` if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('siteFailed', 'The site’s response is not valid JSON.');
  }
}
