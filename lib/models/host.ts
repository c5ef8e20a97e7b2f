import type { BrowserModel } from './ready-browser-model.ts';

/** What this room needs of a host: a way out, and the browser's own model where there is one. */
export interface ModelHost {
  /** Throws `noPermission` for an address that was not allowed, and `offline` without a network. */
  fetch: ModelFetch;
  browserModel?: BrowserModel;
  patience?: Partial<Patience>;
}

export type ModelFetch = (url: string, request: ModelRequest) => Promise<Response>;
export interface ModelRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  signal?: AbortSignal;
}

/** Milliseconds. */
export interface Patience {
  /** A model that says nothing for so long hangs. */
  silence: number;
  /** The same where the model runs on this machine, which reads slowly. */
  localSilence: number;
  /** Before the second try; doubled with each one more. */
  backOff: number;
  /** Whoever asks for a longer pause than this has refused. */
  longestPause: number;
}

export const defaultPatience: Patience = { silence: 60_000, localSilence: 300_000, backOff: 1_000, longestPause: 60_000 };
