import { Failure } from '../contract/failure.ts';
import type { RelatedItem } from '../contract/novelty.ts';
import type { ComparedText, ComparedTextStore } from '../ports/compared-text-store.ts';
import type { Novelty } from '../ports/novelty.ts';
import type { Store } from '../ports/store.ts';
import type { ChannelItem } from '../records/channel.ts';
import { titleOf } from '../records/title-of.ts';
import { standingOf } from '../text/standing.ts';
import type { ComparedStatement } from './compared-statement.ts';
import { findPassages } from './find-passages.ts';
import { findRelated } from './find-related.ts';
import { makeDigest } from './make-digest.ts';
import { openComparedTexts } from './open-compared-texts.ts';
import { type KnownText, type NoveltyResult, rateNovelty } from './rank-novelty.ts';
import { minTerms } from './read-compared-text.ts';

/** The methods of the store that comparisons need. */
export type ComparedStore = Pick<
  Store,
  | 'getContents'
  | 'getDigest'
  | 'getSavedItems'
  | 'getSettings'
  | 'getTranscript'
  | 'listChanges'
  | 'listChannels'
  | 'listFeed'
  | 'listNotes'
  | 'listSaved'
>;

/** Titles and addresses of media items by content id. */
type Titles = Map<string, Omit<RelatedItem, 'similarity' | 'isDuplicate'>>;

/** Newest feed items that are ranked. */
const maxFeedItems = 200;
/**
 * Maximum numbers of compared items: saved ones, newest first, and those in the trash, which show what the user is not interested
 * in.
 */
const defaultMaxSaved = 1000;
const maxSkipped = 100;
const maxNotes = 1000;
/** Factors for the subjects of items that the user noted or marked, and of items in the trash; 1 for others. */
const interests = { marked: 1.5, skipped: 0.5 };
/** Items that are rated before other work of the host has its turn. */
const itemsPerTurn = 10;

/**
 * Creates the comparison of the media items in a store. Transcripts stay in memory for the next call, and those of the library in
 * `textStore` for the next instance. Only one instance at a time may use a text store.
 */
export function createNovelty(
  store: ComparedStore,
  { maxSaved = defaultMaxSaved, textStore }: { maxSaved?: number; textStore?: ComparedTextStore } = {},
): Novelty {
  const texts = openComparedTexts(store, textStore);

  /** Reads the saved items, and others by their ids, as texts to compare with. */
  async function readLibrary(otherIds: readonly string[]): Promise<KnownText[]> {
    const page = { sortBy: 'createdAt', sortOrder: 'desc', offset: 0 } as const;
    const [saved, skipped, notes] = await Promise.all([
      store.listSaved({ ...page, limit: maxSaved }),
      store.listSaved({ ...page, inBin: true, limit: maxSkipped }),
      store.listNotes({ limit: maxNotes }),
    ]);
    const noted = new Set(notes.map(({ contentId }) => contentId));
    const items = [...saved.items, ...skipped.items];
    await texts.load(
      items.map(({ contentId }) => contentId),
      otherIds,
    );
    return items.flatMap(({ contentId, favourite, deletedAt }) => {
      const text = texts.get(contentId);
      if (!text) return [];
      const isSkipped = deletedAt !== undefined;
      const isMarked = favourite || noted.has(contentId);
      const interest = isSkipped ? interests.skipped : isMarked ? interests.marked : 1;
      return [{ text, subject: texts.subjectOf(text), interest, isSkipped }];
    });
  }

  /** Returns titles and addresses of media items by content id. */
  async function readTitles(contentIds: readonly string[]): Promise<Titles> {
    const ids = [...new Set(contentIds)];
    const [contents, saved] = await Promise.all([store.getContents(ids), store.getSavedItems(ids)]);
    const titles: Titles = new Map();
    for (const [at, content] of contents.entries()) {
      if (!content) continue;
      const { contentId, sourceUrl } = content;
      titles.set(contentId, { contentId, title: titleOf(content, saved[at]), sourceUrl });
    }
    return titles;
  }

  /** Reads the newest items of the feed, by content id, the oldest first. */
  async function readFeed(): Promise<Map<string, ChannelItem>> {
    const items = await store.listFeed({ limit: maxFeedItems });
    return new Map(items.toReversed().map((item) => [item.contentId, item]));
  }

  /** Returns the texts that the user knows. What waits in the feed is not known yet, although its texts are stored. */
  async function selectKnown(library: readonly KnownText[], feed: ReadonlyMap<string, ChannelItem>): Promise<KnownText[]> {
    const channels = new Map((await store.listChannels()).map((channel) => [channel.channelId, channel]));
    const isUnseen = ({ arrivedAt, channelId }: ChannelItem) => arrivedAt > (channels.get(channelId)?.lastSeenAt ?? 0);
    return library.filter(({ text, interest }) => {
      const item = feed.get(text.contentId);
      return !item || !isUnseen(item) || interest > 1;
    });
  }

  /** Rates the texts of media items, and lets the host do other work in between. */
  async function rateTexts(contentIds: Iterable<string>, known: readonly KnownText[]): Promise<NoveltyResult[]> {
    const rated: NoveltyResult[] = [];
    for (const [at, contentId] of [...contentIds].entries()) {
      const text = texts.get(contentId);
      const result = text && rateNovelty(texts.index, text, texts.subjectOf(text), known, readable(text));
      if (result) rated.push(result);
      if (at % itemsPerTurn === itemsPerTurn - 1) await new Promise<void>((resolve) => setTimeout(resolve, 0));
    }
    return rated;
  }

  const novelty: Novelty = {
    async rankFeed({ limit }) {
      const feed = await readFeed();
      const library = await readLibrary([...feed.keys()]);
      const rated = await rateTexts(feed.keys(), await selectKnown(library, feed));
      const best = rated.sort((a, b) => Number(a.isNewSubject) - Number(b.isNewSubject) || b.score - a.score).slice(0, limit);
      const titles = await readTitles(best.flatMap((one) => one.known.map(({ contentId }) => contentId)));
      return { items: best.map((result) => toRankedItem(result, feed.get(result.contentId)!, titles)) };
    },

    catchUp: () => texts.catchUp(maxSaved),
    makeDigest: ({ now }) => makeDigest(store, novelty.rankFeed, now),

    async findRelated({ contentId, limit }) {
      const library = await readLibrary([contentId]);
      const text = texts.get(contentId);
      if (!text)
        throw new Failure('notFound', `No transcript of ${contentId} is stored. Open the media item, or transcribe it first.`);
      const compared = library.filter(({ isSkipped }) => !isSkipped);
      const found = findRelated(texts.index, text, texts.subjectOf(text), compared, limit);
      const titles = await readTitles(found.map((one) => one.contentId));
      return {
        items: found.flatMap(({ contentId: id, similarity, isDuplicate }) => {
          const place = titles.get(id);
          return place ? [{ ...place, similarity, isDuplicate }] : [];
        }),
      };
    },

    async findPassages({ contentId, text, limit }) {
      const library = await readLibrary([contentId]);
      const compared = library.filter((other) => !other.isSkipped && other.text.contentId !== contentId);
      const terms = texts.termsOf(text, texts.get(contentId)?.language ?? '');
      if (terms.length < minTerms) return { passages: [], isTooShort: true };
      const found = findPassages(
        texts.index,
        terms,
        compared.map((other) => other.text),
        limit,
      );
      const titles = await readTitles(found.map((one) => one.contentId));
      const sentences = await Promise.all(found.map((one) => texts.readSentence(one.contentId, one.index)));
      return {
        passages: found.flatMap(({ contentId: id, index }, at) => {
          const place = titles.get(id);
          const sentence = sentences[at];
          return place && sentence !== undefined
            ? [{ ...place, text: sentence, startTime: texts.get(id)?.startTimes[index] ?? 0 }]
            : [];
        }),
        isTooShort: false,
      };
    },
  };
  return novelty;
}

const toRankedItem = (
  { contentId, share, isNewSubject, reasons, known }: NoveltyResult,
  { title, sourceUrl }: ChannelItem,
  titles: Titles,
) => ({
  contentId,
  title,
  sourceUrl,
  novelty: share,
  isNewSubject,
  reasons: reasons.map(({ text, startTime }) => ({ text, startTime })),
  known: known.flatMap(({ statement, contentId: id, startTime }) => {
    const place = titles.get(id);
    return place ? [{ ...place, text: statement.text, startTime }] : [];
  }),
});

/** Returns a function that tells whether a sentence is understood without the sentences before it. */
const readable =
  ({ language }: ComparedText) =>
  (statement: ComparedStatement): boolean =>
    standingOf(statement.text, language) !== 'dependent';
