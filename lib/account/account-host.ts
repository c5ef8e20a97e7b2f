import type { AccountStatus } from '../contract/account-status.ts';
import type { SyncState } from '../records/sync-state.ts';
import type { HttpFetch } from '../transports/http-call.ts';

/** Capabilities that the account needs from its environment: network, sign-in page, storage, alarms. */
export interface AccountHost {
  fetch: HttpFetch;
  /** Shows the server's sign-in page. Resolves to the redirect address. Throws `cancelled` if the user closes the page. */
  authorize(url: string): Promise<string>;
  /** Redirect address of the sign-in page. */
  redirectUrl: string;
  /**
   * Storage that web pages, messages and exports can't reach. Entries are written one by one, because they change concurrently.
   */
  storage: {
    get<Name extends keyof AccountConnection>(name: Name): Promise<AccountConnection[Name] | undefined>;
    set<Name extends keyof AccountConnection>(name: Name, value: AccountConnection[Name] | undefined): Promise<void>;
  };
  /** Storage of the status, which the UI shows. Contains no secret. */
  status: { get(): Promise<AccountStatus | undefined>; set(status: AccountStatus | undefined): Promise<void> };
  /** Schedules a call of `sync` at a time (milliseconds since 1970), even after a restart. */
  wakeAt(time: number): void;
  /** Called when changes of other devices have arrived. */
  onArrival(): void;
  now(): number;
}

/** Stored state of the connection of this device with an account. */
export interface AccountConnection {
  /** Origin, without a slash at the end. */
  serverUrl: string;
  tokens: AccountTokens;
  sync: SyncState;
  schedule: SyncSchedule;
}
/** The schedule of the synchronizations that nothing on this device causes. */
export interface SyncSchedule {
  /** Number of synchronizations that have failed since the last complete one. */
  failures: number;
  /** Time of the next one, in milliseconds since 1970. */
  nextAt: number;
}
/** The OAuth tokens with which this device uses the account. */
export interface AccountTokens {
  access: string;
  refresh: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}
