import type { IncomingHttpHeaders } from 'node:http';
import type { Media } from './media.ts';

/** A received request. `url` is the address that the browser requested, not the local address of the server. */
export interface WorldRequest {
  host: string;
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as bytes, for binary content. */
  bytes: Buffer;
  /** Time of the request in milliseconds since 1970. */
  at: number;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** The body; a long one is an iterable that is generated while it is sent. */
  body?: string | Buffer | Iterable<string>;
  /** Media that supports range requests, instead of a body. */
  media?: Media;
}

/** The request handler of one host; undefined is answered with 404. */
export type Host = (request: WorldRequest) => Answer | undefined | Promise<Answer | undefined>;

export const html = (body: string, headers: Record<string, string> = {}): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

export const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

export const redirect = (location: string): Answer => ({ status: 302, headers: { location } });

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
