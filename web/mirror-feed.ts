import { Failure } from '../lib/contract/failure.ts';
import type { Channel, ChannelItem } from '../lib/records/channel.ts';
import type { Digest } from '../lib/records/digest.ts';
import type { GlossDatabase } from '../lib/store/dexie/database.ts';
import { dexieDigestStore } from '../lib/store/dexie/dexie-digest-store.ts';
import type { MirrorCall } from './mirror-call.ts';

/** A server's answer to the route `feed`. */
interface FeedAnswer {
  channels: Channel[];
  items: ChannelItem[];
  /** The last digest, if there is one. */
  digest?: Digest;
}

/** The feed of a mirror, which is fetched from the first time that it is shown. */
export interface MirrorFeed {
  /** Fetches the feed with its digest. The server then refreshes the channels. */
  load(): Promise<void>;
  /** Returns whether the feed was not shown before, and counts it as shown. */
  isFirstShown(): boolean;
  /** Fetches a feed that was shown, at most once in an interval. */
  refresh(): Promise<void>;
  /** Has a shown feed fetched by the next refresh. */
  forget(): void;
  /** Returns the digest that `fetch` returns, or without a connection the one that was stored last. */
  loadDigest(fetch: () => Promise<{ digest: Digest | null }>): Promise<{ digest: Digest | null }>;
}

/** Milliseconds between two requests of a feed that the page has shown. */
const feedIntervalMs = 60_000;

/** Creates the feed of a mirror on its database. */
export function createMirrorFeed(database: GlossDatabase, call: MirrorCall): MirrorFeed {
  const digests = dexieDigestStore(database);
  let isShown = false;
  let lastAnswer = '';
  let loadedAt = 0;

  async function load(): Promise<void> {
    isShown = true;
    loadedAt = Date.now();
    const feed = (await call('feed', {})) as FeedAnswer;
    const answer = JSON.stringify(feed);
    if (answer === lastAnswer) return;
    await database.transaction('rw', database.channels, database.channelItems, async () => {
      await database.channels.bulkPut(feed.channels);
      await database.channelItems.clear();
      await database.channelItems.bulkPut(feed.items);
    });
    if (feed.digest) await digests.putDigest(feed.digest);
    lastAnswer = answer;
  }

  return {
    load,
    isFirstShown() {
      const isFirst = !isShown;
      isShown = true;
      return isFirst;
    },
    async refresh() {
      if (isShown && Date.now() - loadedAt > feedIntervalMs) await load();
    },
    forget() {
      [lastAnswer, loadedAt] = ['', 0];
    },
    async loadDigest(fetch) {
      try {
        const { digest } = await fetch();
        if (digest) await digests.putDigest(digest);
        return { digest };
      } catch (error) {
        const digest = await digests.getDigest();
        if (Failure.from(error).code !== 'offline' || !digest) throw error;
        return { digest };
      }
    },
  };
}
