import type { FailureData } from './failure.ts';

/** State of the connection of this device with an account on a server. Contains no secret. */
export interface AccountStatus {
  /** Origin, without a slash at the end. */
  serverUrl: string;
  /** `signedOut`: the server has revoked the token; the library stays on this device. */
  state: 'connecting' | 'signedIn' | 'signedOut';
  isSyncing: boolean;
  email?: string;
  tier?: string;
  remainingMinutes?: number;
  isUnmetered?: boolean;
  /** Time of the last complete synchronization, in milliseconds since 1970. */
  syncedAt?: number;
  /** Number of the channels on this device that the account has no place for, by the limit of its plan. */
  refusedChannels?: number;
  /** Reason why the last synchronization failed. */
  failure?: FailureData;
}

/** Key of the `AccountStatus` in the extension's local storage. */
export const accountStatusKey = 'account';

/** Commands that connect this device with an account on a server and synchronize it. */
export interface AccountCalls {
  /** Signs in at a server and synchronizes. */
  connect(input: { serverUrl: string }): Promise<void>;
  /** Synchronizes. Resolves when it has ended; the status says whether it failed. */
  sync(): Promise<void>;
  /** Acquires a public collection of another user, or releases it, and synchronizes. */
  acquire(input: { id: string }): Promise<void>;
  release(input: { id: string }): Promise<void>;
  /** Signs out. The library stays on this device unless `forget` is set; the account's copy always stays. */
  disconnect(input: { forget: boolean }): Promise<void>;
  /**
   * Deletes everything in the account and on its other devices, and signs out, after the operation of this name has deleted the
   * library of this device. Throws where the account can't be reached: the device then stays signed in, and its next
   * synchronization deletes it.
   */
  forgetEverything(): Promise<void>;
}
