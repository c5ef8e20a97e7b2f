import type { FailureData } from '../contract/failure.ts';
import type { HideableKind } from '../contract/hideable-kinds.ts';
import type { FieldTimes } from './field-times.ts';
import type { TaughtNames } from './taught-names.ts';

/** A channel (of videos, a podcast, a blog) that the user has subscribed to, with the state of its feed. */
export interface Channel extends TaughtNames {
  channelId: string;
  channelUrl: string;
  title: string;
  coverUrl?: string;
  description?: string;
  /** Other addresses under which the user subscribed. */
  addresses: string[];
  /** Items that arrived later are unseen. */
  lastSeenAt: number;
  /** Number of unseen items, without hidden ones. */
  unseen: number;
  /** Whether new items are summarized automatically. */
  autoSummarize: boolean;
  /** Kinds of items that are hidden, besides those that the settings hide for all channels. */
  feedHidden?: HideableKind[];
  subscribedAt: number;
  /** Time of the unsubscription. The row stays for a day, so that the subscription can be restored. */
  unsubscribedAt?: number;
  /** Times of the last changes of single fields, for merging. */
  changedAt?: FieldTimes;
  refresh: RefreshState;
}

/** State of the refresh of a channel's feed. Times in milliseconds since 1970. */
export interface RefreshState {
  feedUrl: string;
  /** A site's name, or `web`. */
  platform: string;
  /** Validators of the last answer. */
  etag?: string;
  lastModified?: string;
  /** Hash of the body, for servers without validators. */
  bodyHash?: string;
  /** Time of the next request; absent if the feed is not requested any more. */
  nextAt?: number;
  /** Time before which the server asked for no further request. */
  waitUntil?: number;
  /** Time of the last request, answered or not. */
  requestedAt?: number;
  /** Time of the last answer, successful or not. */
  checkedAt?: number;
  /** Number of consecutive failures. */
  failures: number;
  /** Failure of the last request. */
  failure?: FailureData;
  /** Time from which consecutive failures count as permanent. */
  failingFrom?: number;
  /** Whether the server answered 410 Gone. */
  isGone?: boolean;
  /** Target of a permanent redirect, and how often it was seen in a row. */
  moved?: { to: string; times: number };
  lastItemAt?: number;
  /** Usual time between two items. */
  cadence?: number;
  /** Minimum time between two requests that the feed asks for. */
  pace?: number;
}

/** One item of a subscribed channel's feed, such as an episode or a video. */
export interface ChannelItem {
  channelId: string;
  /** Stable id of the item within the feed. */
  itemId: string;
  contentId: string;
  title: string;
  sourceUrl: string;
  coverUrl?: string;
  /** Absent for other kinds, and where the item's address states none. */
  kind?: HideableKind;
  /** Absent where the feed states no duration. */
  durationSeconds?: number;
  publishedAt?: number;
  /** Sort key in the feed, which never changes: time of publication, or else of discovery. */
  at: number;
  /** Time of discovery; 0 for items that are older than the subscription. */
  arrivedAt: number;
  /** Set while the automatic summary is still to be started. */
  summarizeAt?: number;
}
