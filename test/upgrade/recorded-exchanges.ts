import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One request of an extension to its server, with the response. */
export interface Exchange {
  /** Name of the device, of which the scenario has two. */
  device: 'first' | 'second';
  /** HTTP method; `AUTHORIZE` is the sign-in page in a browser, whose answer is the redirect address. */
  method: string;
  /** Path and query. */
  path: string;
  /** JSON, or an encoded form as text. */
  body?: object | string;
  status: number;
  answer: unknown;
}

/** The server in the recordings. */
export const recordedOrigin = 'https://gloss.home.example';

export const readExchanges = (file: 'old-client-new-server' | 'new-client-old-server'): Exchange[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${file}.json`), 'utf8'));
