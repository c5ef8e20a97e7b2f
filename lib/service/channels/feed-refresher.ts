import { Failure } from '../../contract/failure.ts';
import { refreshChannels, selectDueChannels } from '../../feeds/refresh-channels.ts';
import type { Feed } from '../../ports/feeds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Channel, RefreshState } from '../../records/channel.ts';
import { within } from '../../sites/within.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { feedAccess } from './feed-access.ts';
import { followedChannels } from './find-channel.ts';
import { keepFeed } from './store-feed.ts';
import { summarizeNew } from './summarize-new.ts';

export interface Refresh {
  /** Asks every feed that is due; whoever calls meanwhile waits for the same answers. Throws `storageFull`. */
  run(): Promise<void>;
  /** The same, for as long as somebody likes to wait for a list. What comes later is there the next time. */
  catchUp(signal: AbortSignal): Promise<void>;
  /** Brings the host up to date after channels or items have changed. */
  settle(): Promise<void>;
  /** Takes up what a killed host left behind. */
  resume(): Promise<void>;
}

/** Milliseconds. */
const patience = 10_000;
/** In this time a host that was killed at work is started again. */
const soon = 30_000;
const shortestPause = 60_000;
/** How long a channel can be taken back as it was. */
const undoTime = 24 * 3600_000;

/** Keeps the feed up to date. Each answer is kept when it comes, so whoever is killed goes on with the channels that are left. */
export function createRefresh(ports: Ports, tasks: Tasks): Refresh {
  const { store, clock } = ports;
  let running: Promise<void> | undefined;
  let counting: Promise<void> | undefined;
  let isStale = false;

  function run(): Promise<void> {
    ports.scheduleRefresh(clock.now() + soon);
    running ??= askDue()
      .finally(() => {
        running = undefined;
      })
      .finally(settle);
    return running;
  }

  async function askDue(): Promise<void> {
    const asked = new Set<string>();
    // What becomes due meanwhile is asked too, and nobody twice.
    for (;;) {
      const channels = new Map((await followedChannels(store)).map((channel) => [channel.channelId, channel]));
      const states = [...channels.values()].filter(({ channelId }) => !asked.has(channelId));
      const due = selectDueChannels(
        states.map(({ channelId, refresh }) => ({ ...refresh, channelId })),
        clock.now(),
      );
      if (due.length === 0) break;
      for (const { channelId } of due) asked.add(channelId);
      const access = { ...feedAccess(ports, new AbortController().signal), now: () => clock.now(), random: Math.random };
      await refreshChannels(due, access, ({ channelId, ...state }, feed) => keep(channels.get(channelId)!, state, feed));
    }
    await forgetLeft();
    // Whatever is in the way of a summary is not in the way of the feed; it stays noted.
    await summarizeNew(ports, tasks).catch(() => undefined);
  }

  async function keep(channel: Channel, refresh: RefreshState, feed: Feed | undefined): Promise<void> {
    const added = feed ? await keepFeed(ports, channel, feed) : [];
    await store.updateChannel(channel.channelId, (row) => row && { ...row, ...(feed && described(row, feed)), refresh });
    if (added.some(({ arrivedAt }) => arrivedAt > 0)) await showUnseen();
  }

  /** One count at a time, and another one if something came meanwhile: an older count must not be shown last. */
  function showUnseen(): Promise<void> {
    isStale = true;
    counting ??= countAll().finally(() => {
      counting = undefined;
    });
    return counting;
  }

  async function countAll(): Promise<void> {
    while (isStale) {
      isStale = false;
      const channels = await followedChannels(store);
      ports.showUnseen(channels.reduce((sum, { unseen }) => sum + unseen, 0));
    }
  }

  async function forgetLeft(): Promise<void> {
    const before = clock.now() - undoTime;
    for (const { channelId, unsubscribedAt } of await store.listChannels()) {
      if (unsubscribedAt !== undefined && unsubscribedAt < before) await store.forgetChannel(channelId);
    }
  }

  async function settle(): Promise<void> {
    await showUnseen();
    if (running) return;
    const times = (await followedChannels(store)).flatMap(({ refresh }) => refresh.nextAt ?? []);
    ports.scheduleRefresh(times.length > 0 ? Math.max(Math.min(...times), clock.now() + shortestPause) : undefined);
  }

  return {
    run,

    async catchUp(signal) {
      try {
        await within(run(), patience, signal);
      } catch (error) {
        // What is stored can be read, whatever is in the way of the rest.
        if (Failure.from(error).code === 'cancelled') throw error;
      }
    },

    settle,

    async resume() {
      const channels = await followedChannels(store);
      const isDue = selectDueChannels(
        channels.map(({ refresh }) => refresh),
        clock.now(),
      ).length;
      await (isDue ? run() : settle());
    },
  };
}

/** What a list of feeds left open. The name that a person gave stays. */
function described({ title, channelUrl, refresh, coverUrl, description }: Channel, feed: Feed): Partial<Channel> {
  const isHost = [channelUrl, refresh.feedUrl].some((url) => new URL(url).host === title);
  return {
    title: (isHost && feed.title) || title,
    coverUrl: coverUrl ?? feed.coverUrl,
    description: description ?? feed.description,
  };
}
