import type { Account } from '../contract/account.ts';

/** What a plan gives, and what is used of it. */
export interface Meter {
  account(): Promise<Account>;
  /** Seconds of media; the greatest safe integer where nothing is counted. */
  remaining(): Promise<number>;
  /** Throws `quotaExceeded` when it costs more than is left. */
  book(booking: Booking): Promise<Booked>;
  /** Throws `forbidden` where the plan has no look at pictures, and `rateLimited`. */
  admitVisuals(): Promise<void>;
  /** Channels that may be followed. */
  mostChannels(): Promise<number>;
}

export interface Booking {
  /** The same work has the same key, and costs once. */
  key: string;
  contentId: string;
  seconds: number;
  /** What the caller's program calls itself: some calls are free to some. */
  clientType?: string;
}

/** Seconds: what it cost, and what is left. */
export interface Booked {
  costDuration: number;
  remainingTime: number;
}
