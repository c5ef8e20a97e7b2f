/** An entry of the change log: something was written or deleted. Only the newest change of each group is kept. */
export interface Change {
  /** Increases with every change. */
  cursor: number;
  /**
   * `everything` is a deletion of the whole library, after which earlier changes are dropped. `shared` is an acquired group:
   * `collection:` or `content:` and an id.
   */
  kind: 'video' | 'note' | 'picture' | 'card' | 'collection' | 'channel' | 'chat' | 'shared' | 'everything';
  id: string;
  deleted: boolean;
  /** Name of the device that made the change, which is not sent the change again. */
  origin?: string;
}
