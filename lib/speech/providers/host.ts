import type { ModelFetch } from '../../models/host.ts';

/** What this room needs of a host: the way out to providers, the same as that to language models. */
export interface SpeechHost {
  /** Throws `noPermission` for an address that was not allowed, and `offline` without a network. */
  fetch: ModelFetch;
  timeouts?: Partial<ProviderTimeouts>;
}

/** Milliseconds. */
export interface ProviderTimeouts {
  /** For an answer, besides what its sound takes. */
  answer: number;
  /** More for each second of sound, which has to be sent. */
  perSecond: number;
  /** The same where this machine listens itself. */
  localPerSecond: number;
  /** Between two looks at a transcript that is being made. */
  poll: number;
}

export const defaultTimeouts: ProviderTimeouts = { answer: 120_000, perSecond: 1000, localPerSecond: 10_000, poll: 3000 };
