/** Bench that runs in an extension page: ranks a synthetic feed, and lists the due cards of a synthetic deck. Times are in milliseconds. */
import { createNovelty } from '../../lib/novelty/create-novelty.ts';
import type { Ports } from '../../lib/ports/ports.ts';
import type { Card, Rating } from '../../lib/records/card.ts';
import type { ChannelItem } from '../../lib/records/channel.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { cardHandlers } from '../../lib/service/review/card-handlers.ts';
import { compress } from '../../lib/store/compression.ts';
import { openComparedTextDatabase } from '../../lib/store/dexie/compared-text-database.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieComparedTextStore } from '../../lib/store/dexie/dexie-compared-text-store.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { seededRandom } from '../seeded-random.ts';
import { createCorpus } from './library-corpus.ts';

const database = openDatabase('review-bench');
const store = dexieStore(database);
const textStore = dexieComparedTextStore(openComparedTextDatabase('review-bench-texts'));
const novelty = createNovelty(store, { textStore });
const corpus = createCorpus();
const channelId = 'feed:bench';
const dayMs = 24 * 3600_000;

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
async function repeat(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) taken.push(await timed(work));
  return taken;
}

const bench = {
  /** Saves `media` items, and `items` others, which are new in the feed of a channel and were summarized when they arrived. */
  async fill(media: number, items: number): Promise<void> {
    const refresh = { feedUrl: 'https://talks.example/feed', platform: 'web', failures: 0 };
    const dates = { lastSeenAt: 1, subscribedAt: 1 };
    const texts = { channelUrl: 'https://talks.example/', title: 'Talks', addresses: [] };
    await store.updateChannels(() => [{ channelId, ...texts, ...dates, unseen: 0, autoSummarize: false, refresh }]);
    const feed: ChannelItem[] = [];
    for (let at = 0; at < media + items; at++) {
      const { content, saved, transcript } = corpus.item(at);
      const { cues, ...row } = transcript;
      await database.contents.put(content);
      await database.transcripts.put({ ...row, cues: await compress(JSON.stringify(cues)) });
      const { contentId, title, sourceUrl } = content;
      await database.saved.put(saved);
      if (at >= media) feed.push({ channelId, itemId: contentId, contentId, title, sourceUrl, at, arrivedAt: 2 });
    }
    await store.addItems(channelId, feed, items);
  },

  /** Returns the number of ranked items. */
  rankedCount: async () => (await novelty.rankFeed({ limit: 200 })).items.length,
  rank: (times: number) => repeat(times, () => novelty.rankFeed({ limit: 200 })),

  /** Adds `count` cards, each with ten reviews in the last months. */
  async addCards(count: number): Promise<void> {
    const random = seededRandom(11);
    const start = Date.now() - 100 * dayMs;
    const cards = Array.from({ length: count }, (_, number): Card => {
      const reviews = Array.from({ length: 10 }, (_, at) => ({
        ...{ reviewId: `${number}-${at}`, number: at + 1, at: start + at * 9 * dayMs },
        rating: (1 + Math.floor(4 * random())) as Rating,
      }));
      const { contentId } = corpus.item(number % 20).content;
      const text = `The dough of number ${number} needs 18 hours to rise.`;
      return {
        cardId: `card-${number}`,
        contentId,
        source: 'quote',
        text,
        hidden: { from: 0, to: 3 },
        startTime: 5,
        reviews,
        createdAt: 1,
      };
    });
    await database.cards.bulkPut(cards);
  },

  /** Returns the times of listing the cards of a day. */
  listDue(times: number): Promise<number[]> {
    const ports: Pick<Ports, 'store' | 'engine' | 'clock'> = { store, engine, clock: Date };
    const { listDueCards } = cardHandlers(ports as Ports);
    return repeat(times, () => listDueCards({ limit: 20 }, { signal: new AbortController().signal }));
  },
};

export type ReviewBench = typeof bench;
Object.assign(globalThis, { bench });
