import type { IncomingHttpHeaders } from 'node:http';
import type { Media } from './media.ts';

/** A request as it came in. `url` is the address the browser meant, not where the world listens. */
export interface WorldRequest {
  host: string;
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** The same, for what is no text. */
  bytes: Buffer;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** A long body is made piece by piece while it is sent. */
  body?: string | Buffer | Iterable<string>;
  /** Instead of a body: something that can be asked for by Range. */
  media?: Media;
}

/** What one host of the world answers; undefined is a 404. */
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
