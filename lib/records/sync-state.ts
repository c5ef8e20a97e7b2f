import type { Change } from './change.ts';

/**
 * State of the synchronization of a device with its account. It is stored in the database of the library that it describes, so that
 * a database that is lost, restored or copied has the state that belongs to it.
 */
export interface SyncState {
  /** Id of the account. */
  account: string;
  /**
   * Origin of the local changes that were received since the device started with the account; all others are sent to it. The
   * account's id in states of earlier versions.
   */
  origin?: string;
  /** The device's cursor in the account’s changes. */
  pulled?: string;
  /** Cursor of the last local change that the account has. */
  pushed: number;
  /** Groups that the account refuses: channels beyond the limit of its plan, and groups with a damaged record. */
  refused?: { kind: Exclude<Change['kind'], 'shared' | 'everything'>; id: string }[];
}
