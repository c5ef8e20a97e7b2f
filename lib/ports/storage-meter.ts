/** Measures the storage that the library uses and that this host provides for it. */
export interface StorageMeter {
  /** Bytes. */
  estimate(): Promise<{ usage: number; quota: number }>;
}
