import type { AccountStatus } from '../contract/account-status.ts';
import type { SyncState } from '../sync/synchronize.ts';
import type { HttpFetch } from '../transports/http-call.ts';

/** What a host supplies so that a library on a device belongs to an account on a server. */
export interface AccountHost {
  fetch: HttpFetch;
  /** Shows the server's own page, and resolves to the address with which it comes back. Throws `cancelled` where the person closes it. */
  authorize(url: string): Promise<string>;
  /** Where the server's page comes back to. */
  redirectUrl: string;
  /** Where no page of the web, no message and no export reaches. Each is written by itself, as they change at the same time. */
  storage: {
    get<Name extends keyof AccountConnection>(name: Name): Promise<AccountConnection[Name] | undefined>;
    set<Name extends keyof AccountConnection>(name: Name, value: AccountConnection[Name] | undefined): Promise<void>;
  };
  /** What whoever wants to know can see. Holds no secret. */
  status: { get(): Promise<AccountStatus | undefined>; set(status: AccountStatus | undefined): Promise<void> };
  /** Has `sync` called at a time (milliseconds since 1970), in a host that was shut down too. */
  wakeAt(time: number): void;
  /** Called when something came from other devices. */
  onArrival(): void;
  now(): number;
}

/** A device's place in an account. */
export interface AccountConnection {
  /** Origin, without a slash at the end. */
  serverUrl: string;
  tokens: Tokens;
  sync: SyncState;
}
export interface Tokens {
  access: string;
  refresh: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}
