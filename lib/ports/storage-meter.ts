/** Measures the storage that the library uses and that this host provides for it. */
export interface StorageMeter {
  estimate(): Promise<StorageEstimate>;
}

/** The storage that is used, and the whole that is provided. Bytes. */
export interface StorageEstimate {
  usage: number;
  quota: number;
}
