/** A channel as its address alone tells it. */
export interface ChannelAddress {
  platform: string;
  /** The same for every way of writing the address. */
  channelUrl: string;
  /** The channel's own id, when the address has it. */
  id?: string;
  /** Its feeds, best first. */
  feeds: string[];
  /** A page, or a directory, that tells more. */
  ask?: string;
  /** Where feeds usually are, when nothing tells of one. */
  guesses: string[];
}

export interface SourceOptions {
  /** Address of the RSSHub instance that the person has chosen, for platforms without feeds of their own; none by default. */
  rssHub?: string;
}

/**
 * What an address says of channels of one platform. Pure and total: any http(s) address is welcome. Light, as it is in every
 * host's worker; what reads answers stands elsewhere.
 */
export type Detect = (url: URL, options: SourceOptions) => ChannelAddress | undefined;
