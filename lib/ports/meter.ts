import type { Account } from '../contract/account.ts';

/** Meters the use of the user's plan. */
export interface Meter {
  getAccount(): Promise<Account>;
  /** Remaining seconds of media; the greatest safe integer if the plan is unmetered. */
  getRemainingSeconds(): Promise<number>;
  /** Books the seconds of a media item. Throws `quotaExceeded` if fewer are left. */
  bookSeconds(booking: Booking): Promise<BookingResult>;
  /** Throws `forbidden` if the plan does not include visuals, and `rateLimited`. */
  requireVisualsAllowed(): Promise<void>;
  /** Maximum number of subscribed channels. */
  getMaxChannels(): Promise<number>;
}

export interface Booking {
  /** Key of the work: the same key is booked once. */
  key: string;
  contentId: string;
  seconds: number;
  /** Name of the calling program; some calls are free for some programs. */
  clientType?: string;
}

/** Booked and remaining seconds. */
export interface BookingResult {
  costDuration: number;
  remainingTime: number;
}
