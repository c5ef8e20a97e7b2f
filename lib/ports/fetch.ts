/** The gateway: every outbound request of the core goes through it, with its reason. */
export type Fetch = (url: string, options: FetchOptions) => Promise<FetchedResponse>;

/** Options of an outbound request: its reason, limits and cache validators. */
export interface FetchOptions {
  reason: 'captions' | 'page' | 'expand' | 'feed';
  signal: AbortSignal;
  /** Maximum size after decompression; a longer answer throws `tooLarge`. */
  maxBytes?: number;
  /** Validators of an earlier answer, with one of which the host bypasses its own cache and returns a 304 as it is; or what is accepted. */
  headers?: Partial<Record<'if-none-match' | 'if-modified-since' | 'accept', string>>;
}

/** The complete answer to an outbound request. */
export interface FetchedResponse {
  /** After redirects. */
  url: string;
  status: number;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Caching headers of the answer; absent for requests of a page. */
  headers?: Partial<Record<CacheHeader, string>>;
  /** Whether all redirects were permanent (301, 308); unknown in browsers. */
  isMovedForGood?: boolean;
}

/** Names of the response headers that control when a feed is requested again. */
export type CacheHeader = 'etag' | 'last-modified' | 'retry-after' | 'cache-control';
