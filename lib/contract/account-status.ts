import type { FailureData } from './failure.ts';

/** How a device stands with the server on which its person has an account. Holds no secret. */
export interface AccountStatus {
  /** Origin, without a slash at the end. */
  serverUrl: string;
  /** `signedOut`: the server has taken the token back; the library is still here. */
  state: 'connecting' | 'signedIn' | 'signedOut';
  isSyncing: boolean;
  email?: string;
  tier?: string;
  remainingMinutes?: number;
  isUnmetered?: boolean;
  /** When the library was last the same as the account's, in milliseconds since 1970. */
  syncedAt?: number;
  /** Why it is not now. */
  failure?: FailureData;
}

/** Where a browser keeps the status. */
export const accountStatusKey = 'account';

/** What can be done about the account on a device. */
export interface AccountCalls {
  /** Signs in at a server, and makes the libraries the same. */
  connect(input: { serverUrl: string }): Promise<void>;
  /** Takes up with the account whatever was changed on either side. Resolves when it is done or has failed, which the status tells. */
  sync(): Promise<void>;
  /** Keeps a public collection of somebody else among the account's own, or takes it from them, and makes the libraries the same. */
  acquire(input: { id: string }): Promise<void>;
  release(input: { id: string }): Promise<void>;
  /** Signs out; the library stays unless it is to be forgotten here. What the account has stays there. */
  disconnect(input: { forget: boolean }): Promise<void>;
}
