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
  refused?: RefusedGroup[];
  /** Groups of the account that this device can't read, because they are damaged or from a newer version. */
  unread?: { kind: Exclude<Change['kind'], 'everything'>; id: string }[];
}

/**
 * A group that the account refuses: a channel beyond the limit of its plan, a group that it has no space for or with a damaged
 * record, or one that is too large, which is not sent again until it changes.
 */
export interface RefusedGroup {
  kind: Exclude<Change['kind'], 'shared' | 'everything'>;
  id: string;
  isTooLarge?: true;
  reason?: 'storageFull';
}
