import { limitConcurrency } from '../../async/limit-concurrency.ts';
import { withTimeout } from '../../async/with-timeout.ts';
import { Failure } from '../../contract/failure.ts';
import { isFetchAllowed } from '../../feeds/is-fetch-allowed.ts';
import { refreshChannels, selectDueChannels } from '../../feeds/refresh-channels.ts';
import type { Feed } from '../../ports/feeds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Store } from '../../ports/store.ts';
import type { Channel, RefreshState } from '../../records/channel.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { feedAccess } from './feed-access.ts';
import { isRequested, subscribedChannels } from './find-channel.ts';
import { readDigest } from './read-digest.ts';
import { storeFeed } from './store-feed.ts';
import { summarizeNew } from './summarize-new.ts';
import { createUnseenCounter } from './unseen-counter.ts';

/** Fetches the feeds of the subscribed channels when they are due, and stores their new items. */
export interface FeedRefresher {
  /** Does what `fetchDue` does, then makes the digest. */
  run(): Promise<void>;
  /** Fetches every feed that is due, and queues the summaries of new items. Calls meanwhile wait for the same answers. Throws `storageFull`. */
  fetchDue(): Promise<void>;
  /**
   * Fetches the feeds that are due or older than 5 minutes, of one channel or of all, within the limits that their servers set.
   * Waits for a few seconds; later answers are stored for the next call. Returns the ids of channels that are still being fetched.
   */
  refreshStale(signal: AbortSignal, channelId?: string): Promise<string[]>;
  /** Updates the host's badge and alarm after channels or items have changed. */
  updateHost(): Promise<void>;
  /** Continues the refresh that a killed host left unfinished. */
  resume(): Promise<void>;
}

/** The longest wait of a list for its feeds. */
const listTimeoutMs = 3000;
/** Age of a feed from which a list requests it again. */
const staleAfterMs = 5 * 60_000;
/** Maximum number of feeds that one list requests. */
const maxStale = 100;
/** A host that was killed during a refresh is started again after this. */
const restartDelayMs = 30_000;
const minIntervalMs = 60_000;
/** Time during which an ended subscription can be restored with its state. */
const undoPeriodMs = 24 * 3600_000;

/**
 * Creates the refresher of the subscribed channels' feeds. Each answer is stored when it arrives, so a host that was killed
 * continues with the remaining channels.
 */
export function createFeedRefresher(ports: Ports, tasks: Tasks, timeoutMs = listTimeoutMs): FeedRefresher {
  const { store, clock } = ports;
  let fetching: Promise<void> | undefined;
  /** The end of the last refresh: the digest, which compares the whole library, so that only the host waits for it. */
  let finishing = Promise.resolve();
  /** Summaries are queued for one refresh at a time. */
  const runExclusively = limitConcurrency(1);
  const showUnseen = createUnseenCounter(ports);
  /** The requests that are due or under way, by channel. */
  const requests = new Map<string, PromiseWithResolvers<void>>();

  async function run(): Promise<void> {
    await fetchDue();
    await finishing;
  }

  function fetchDue(): Promise<void> {
    ports.scheduleRefresh(clock.now() + restartDelayMs);
    fetching ??= refresh();
    return fetching;
  }

  async function refresh(): Promise<void> {
    try {
      await fetchAllDue().finally(() => {
        // A feed that becomes due from here on is fetched by the next call.
        fetching = undefined;
        for (const channelId of requests.keys()) endRequest(channelId);
      });
      await runExclusively(async () => {
        await forgetUnsubscribed(store, clock.now() - undoPeriodMs);
        // An error of a summary does not fail the refresh; the summary stays pending.
        await summarizeNew(ports, tasks).catch(() => undefined);
      });
    } finally {
      finishing = finishing
        // It is made again when it is read.
        .then(() => readDigest(ports).catch(() => undefined))
        .then(updateHost)
        .catch(() => undefined);
    }
  }

  async function fetchAllDue(): Promise<void> {
    const fetched = new Set<string>();
    const missed = new Set<string>();
    // Feeds that become due meanwhile are fetched too, none of them twice.
    for (;;) {
      const channels = new Map((await subscribedChannels(store)).map((channel) => [channel.channelId, channel]));
      const states = [...channels.values()].filter(({ channelId }) => !fetched.has(channelId));
      const due = selectDueChannels(
        states.map(({ channelId, refresh }) => ({ ...refresh, channelId })),
        clock.now(),
      );
      if (due.length === 0) {
        // One may have been requested after the channels were read.
        const late = [...requests.keys()].filter((channelId) => !fetched.has(channelId) && !missed.has(channelId));
        if (late.length === 0) return;
        for (const channelId of late) missed.add(channelId);
      }
      for (const { channelId } of due) {
        fetched.add(channelId);
        startRequest(channelId);
      }
      const access = { ...feedAccess(ports, new AbortController().signal), now: () => clock.now(), random: Math.random };
      await refreshChannels(due, access, ({ channelId, ...state }, feed) => storeAnswer(channels.get(channelId)!, state, feed));
    }
  }

  async function storeAnswer(channel: Channel, refresh: RefreshState, feed: Feed | undefined): Promise<void> {
    const { channelId } = channel;
    try {
      const added = feed ? await storeFeed(ports, channel, feed) : [];
      await store.updateChannel(channelId, (row) => row && { ...row, ...(feed && withFeedDescription(row, feed)), refresh });
      if (added.some(({ arrivedAt }) => arrivedAt > 0)) await showUnseen();
    } finally {
      endRequest(channelId);
    }
  }

  function startRequest(channelId: string): Promise<void> {
    const request = requests.get(channelId) ?? Promise.withResolvers<void>();
    requests.set(channelId, request);
    return request.promise;
  }

  function endRequest(channelId: string): void {
    requests.get(channelId)?.resolve();
    requests.delete(channelId);
  }

  async function updateHost(): Promise<void> {
    await showUnseen();
    if (fetching) return;
    const times = (await subscribedChannels(store)).flatMap(({ refresh }) => refresh.nextAt ?? []);
    ports.scheduleRefresh(times.length > 0 ? Math.max(Math.min(...times), clock.now() + minIntervalMs) : undefined);
  }

  return {
    run,
    fetchDue,

    async refreshStale(signal, channelId) {
      const now = clock.now();
      const stale = (await store.listChannels())
        .filter((row) => isRequested(row, channelId) && isFetchAllowed(row.refresh, now, staleAfterMs))
        .sort((a, b) => (a.refresh.requestedAt ?? 0) - (b.refresh.requestedAt ?? 0))
        .slice(0, maxStale);
      const ids = new Set(stale.map((row) => row.channelId));
      if (ids.size === 0) return [];
      const isNew = (row: Channel) => ids.has(row.channelId) && !requests.has(row.channelId);
      await store.updateChannels((rows) =>
        rows.filter(isNew).map((row) => ({ ...row, refresh: { ...row.refresh, nextAt: now } })),
      );
      const ended = Promise.all([...ids].map(startRequest));
      try {
        await withTimeout(Promise.race([fetchDue(), ended]), { timeoutMs, signal });
      } catch (error) {
        // The stored items can be read after any other error.
        if (Failure.from(error).code === 'cancelled') throw error;
      }
      return [...ids].filter((id) => requests.has(id));
    },

    updateHost,

    async resume() {
      const channels = await subscribedChannels(store);
      const isDue = selectDueChannels(
        channels.map(({ refresh }) => refresh),
        clock.now(),
      ).length;
      await (isDue ? run() : updateHost());
    },
  };
}

/** Deletes the channels whose subscription ended before a time. */
async function forgetUnsubscribed(store: Store, before: number): Promise<void> {
  for (const { channelId, unsubscribedAt } of await store.listChannels()) {
    if (unsubscribedAt !== undefined && unsubscribedAt < before) await store.forgetChannel(channelId);
  }
}

/** The channel's fields that a feed fills in. A title from the user's list of feeds stays. */
function withFeedDescription({ title, channelUrl, refresh, coverUrl, description }: Channel, feed: Feed): Partial<Channel> {
  const isHost = [channelUrl, refresh.feedUrl].some((url) => new URL(url).host === title);
  return {
    title: (isHost && feed.title) || title,
    coverUrl: coverUrl ?? feed.coverUrl,
    description: description ?? feed.description,
  };
}
