import type { ModelFetch } from '../../models/host.ts';

/** Capabilities that speech providers need from their environment: the same fetch as for language models. */
export interface SpeechHost {
  /** Throws `noPermission` for an address without permission, and `offline` without a network. */
  fetch: ModelFetch;
  timeouts?: Partial<ProviderTimeouts>;
}

/** Timeouts and polling interval of calls to a speech provider, in milliseconds. */
export interface ProviderTimeouts {
  /** Base timeout of a response. */
  answerTimeoutMs: number;
  /** Additional timeout per second of audio, which has to be uploaded. */
  timeoutMsPerSecond: number;
  /** The same for a transcriber on this machine or in the local network. */
  localTimeoutMsPerSecond: number;
  /** Interval of polling a transcript in progress. */
  pollIntervalMs: number;
}

export const defaultTimeouts: ProviderTimeouts = {
  answerTimeoutMs: 120_000,
  timeoutMsPerSecond: 1000,
  localTimeoutMsPerSecond: 10_000,
  pollIntervalMs: 3000,
};
