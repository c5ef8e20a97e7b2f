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
  answer: number;
  /** Additional timeout per second of audio, which has to be uploaded. */
  perSecond: number;
  /** The same for a transcriber on this machine. */
  localPerSecond: number;
  /** Interval of polling a transcript in progress. */
  poll: number;
}

export const defaultTimeouts: ProviderTimeouts = { answer: 120_000, perSecond: 1000, localPerSecond: 10_000, poll: 3000 };
