import type { Account } from '../contract/account.ts';

/**
 * Books seconds of media against the minutes of the user's plan, and enforces the plan's other limits. Without an account, the
 * minutes are unlimited.
 */
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
  /** Address of the page that lists the plans; undefined where there are none. */
  getPricingUrl(): Promise<string | undefined>;
}

/** Seconds of a media item to deduct from the minutes of the user's plan. */
export interface Booking {
  /** Key of the work: the same key is booked once. */
  key: string;
  contentId: string;
  seconds: number;
  /** Name of the calling program; some calls are free for some programs. */
  clientType?: string;
}

/** Seconds of media that remain in the user's plan, and how many a booking deducted. */
export interface BookingResult {
  /** 0 for work that is booked already. */
  costDuration: number;
  remainingTime: number;
}
