/** The storage that this host provides. */
export interface StorageMeter {
  /** Bytes. */
  estimate(): Promise<{ usage: number; quota: number }>;
}
