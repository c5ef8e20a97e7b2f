/** A channel as far as its address identifies it, before any request. */
export interface ChannelAddress {
  platform: string;
  /** Canonical address of the channel. */
  channelUrl: string;
  /** The channel's own id, when the address has it. */
  id?: string;
  /** Its feeds, best first. */
  feeds: string[];
  /** Address of a page, or of a directory's response, with more details. */
  ask?: string;
  /** Usual paths of feeds, used if no other feed is known. */
  guesses: string[];
}

/** Settings of the user that decide which feeds a channel has. */
export interface SourceOptions {
  /** Address of the RSSHub instance that the user has configured, for platforms without feeds; none by default. */
  rssHub?: string;
}

/**
 * Recognizes channels of one platform by their address. Pure; accepts any http(s) address. Kept small because every worker
 * includes it; reading responses is separate.
 */
export type Detect = (url: URL, options: SourceOptions) => ChannelAddress | undefined;
