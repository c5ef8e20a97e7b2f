import type { Account } from '../contract/account.ts';

/** What a plan gives, and what is used of it. */
export interface Meter {
  getAccount(): Promise<Account>;
  /** Seconds of media; the greatest safe integer where nothing is counted. */
  getRemainingSeconds(): Promise<number>;
  /** Throws `quotaExceeded` when it costs more than is left. */
  bookSeconds(booking: Booking): Promise<BookingResult>;
  /** Throws `forbidden` where the plan has no look at pictures, and `rateLimited`. */
  requireVisualsAllowed(): Promise<void>;
  /** Channels that may be followed. */
  getMaxChannels(): Promise<number>;
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
export interface BookingResult {
  costDuration: number;
  remainingTime: number;
}
