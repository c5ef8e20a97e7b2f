import type { BrowserModel } from './ready-browser-model.ts';

/** What this room needs of a host: a way out, and the browser's own model where there is one. */
export interface ModelHost {
  /** Throws `noPermission` for an address that was not allowed, and `offline` without a network. */
  fetch: ModelFetch;
  browserModel?: BrowserModel;
  timeouts?: Partial<ModelTimeouts>;
}

export type ModelFetch = (url: string, request: ModelRequest) => Promise<Response>;
export interface ModelRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  signal?: AbortSignal;
}

/** Milliseconds. */
export interface ModelTimeouts {
  /** A model that says nothing for so long hangs. */
  silenceMs: number;
  /** The same where the model runs on this machine, which reads slowly. */
  localSilenceMs: number;
  /** Before the second try; doubled with each one more. */
  backOffMs: number;
  /** Whoever asks for a longer pause than this has refused. */
  maxPauseMs: number;
}

export const defaultTimeouts: ModelTimeouts = {
  silenceMs: 60_000,
  localSilenceMs: 300_000,
  backOffMs: 1_000,
  maxPauseMs: 60_000,
};
