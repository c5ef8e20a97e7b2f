import type { BrowserModels } from './browser-apis.ts';
import type { DeviceModel } from './device-model.ts';

/**
 * Capabilities that language models need from their environment (browser or server): a fetch function, and the browser's own
 * models if there are any.
 */
export interface ModelHost {
  /** Throws `noPermission` for an address without permission, and `offline` without a network. */
  fetch: ModelFetch;
  browser?: BrowserModels;
  /** The language models that the user has downloaded to this device. */
  device?: { write: DeviceModel; list(): Promise<string[]> };
  timeouts?: Partial<ModelTimeouts>;
}

/** The fetch function with which language and speech models call their providers. */
export type ModelFetch = (url: string, request: ModelRequest) => Promise<Response>;
/** HTTP request to a provider of models; GET by default. */
export interface ModelRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  signal?: AbortSignal;
}

/** Timeouts and delays of calls to a language model, in milliseconds. */
export interface ModelTimeouts {
  /** Timeout of a model that sends nothing. */
  silenceMs: number;
  /** The same for a model on this machine or in the local network, which processes input slowly. */
  localSilenceMs: number;
  /** Delay before the second attempt; doubled with each further one. */
  backOffMs: number;
  /** Maximum delay that a provider may request; a longer one counts as a refusal. */
  maxRetryAfterMs: number;
}

export const defaultTimeouts: ModelTimeouts = {
  silenceMs: 60_000,
  localSilenceMs: 300_000,
  backOffMs: 1_000,
  maxRetryAfterMs: 60_000,
};
