import { Failure } from '../contract/failure.ts';
import { decodeBase64 } from '../encoding/base64.ts';
import type { FetchedResponse, FetchOptions, Page } from '../ports/ports.ts';
import { decodeDeclared } from '../subtitles/encoding.ts';
import type { Access } from './site.ts';

export interface RequestOptions {
  reason: FetchOptions['reason'];
  maxBytes: number;
  /** A JSON text to send; only a page can. */
  post?: string;
  /** Cookies go to another host of the site too; only a page has them. */
  cookies?: boolean;
  /** The name by which the site's own page asks its service; only a page can. */
  clientId?: string;
}

/** With the page's origin and cookies where a page is open, because sites answer their own pages best; else by the host. */
export const request = (access: Access, url: string, options: RequestOptions): Promise<FetchedResponse> =>
  access.page ? requestByPage(access.page, url, options) : requestByHost(access, url, options);

/** By the page, and where it may not ask, by the host: many files are closed to scripts of other origins only. */
export async function requestEitherWay(access: Access, url: string, options: RequestOptions): Promise<FetchedResponse> {
  if (!access.page) return requestByHost(access, url, options);
  const { page } = access;
  return requestByPage(page, url, options)
    .catch((error: unknown) => {
      // A file that is open to every page is open without cookies only.
      if (!options.cookies || isFinal(error)) throw error;
      return requestByPage(page, url, { ...options, cookies: false });
    })
    .catch((error: unknown) => {
      if (isFinal(error)) throw error;
      return requestByHost(access, url, options);
    });
}

/** After these no other way helps. */
const isFinal = (error: unknown): boolean => ['cancelled', 'tooLarge', 'pageGone', 'offline'].includes(Failure.from(error).code);

export async function requestByPage(
  page: Page,
  url: string,
  { reason: _, ...options }: RequestOptions,
): Promise<FetchedResponse> {
  const { base64, ...answer } = await page.fetch({ url, ...options });
  const bytes = decodeBase64(base64);
  if (bytes.length > options.maxBytes) throw new Failure('tooLarge', `${url} is longer than ${options.maxBytes} bytes`);
  return { ...answer, bytes };
}

export const requestByHost = (access: Access, url: string, { reason, maxBytes }: RequestOptions): Promise<FetchedResponse> =>
  access.fetch(url, { reason, maxBytes, signal: access.signal });

/** Throws what the status means on every site; an adapter that knows better looks first. */
export function expectOk({ status, url }: FetchedResponse): void {
  if (status >= 200 && status < 300) return;
  const message = `${status} from ${url.split('?', 1)[0]}`;
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
      throw new Failure('rateLimited', message);
    default:
      throw new Failure('siteFailed', message);
  }
}

export const textOf = ({ bytes, contentType }: Pick<FetchedResponse, 'bytes' | 'contentType'>): string =>
  decodeDeclared(bytes, contentType);

/** HTML by its own look, whatever the server calls it. */
export const looksLikeHtml = (text: string): boolean =>
  /^\s{0,200}(?:<!--[\s\S]{0,500}?-->\s{0,50})?<(?:!doctype\s+html|html|head|body)\b/i.test(text.slice(0, 1000));

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('siteFailed', 'the site answered with something that is not JSON');
  }
}
