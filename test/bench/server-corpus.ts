import type { SummaryContent } from '../../lib/records/summary.ts';
import { recordChanges } from '../../lib/store/sql/record-changes.ts';
import { packTranscript, valuesOf } from '../../lib/store/sql/row-values.ts';
import { channelItems, channels } from '../../lib/store/sql/schema-channels.ts';
import { notes, saved } from '../../lib/store/sql/schema-library.ts';
import { contents, summaries, transcripts } from '../../lib/store/sql/schema-media.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { withUserLock } from '../../lib/store/sql/with-user-lock.ts';
import { type Corpus, type CorpusItem, createCorpus } from './library-corpus.ts';

const step = 200;
const followed = 50;
const never = 8_640_000_000_000_000;

export const corpus: Corpus = createCorpus(200);

/** Saves the media numbered `from` to `to` for a user, each with 200 cues and a summary, and adds as many feed items. */
export async function fillLibrary(db: SqlDatabase, userId: string, from: number, to: number): Promise<void> {
  const now = Date.now();
  for (let at = from; at < to; at += step) {
    const items = Array.from({ length: Math.min(step, to - at) }, (_, one) => corpus.item(at + one));
    const packed = await Promise.all(items.map(({ transcript }) => packTranscript(transcript)));
    await withUserLock(db, userId, async (locked) => {
      await locked.put(
        contents,
        items.map(({ content }) => valuesOf.content(content)),
      );
      await locked.put(transcripts, packed);
      await locked.put(
        summaries,
        items.map((item) => valuesOf.summary(summaryOf(item))),
      );
      await locked.put(
        saved,
        items.map(({ saved: item }) => valuesOf.saved(item)),
      );
      await locked.put(
        notes,
        items.flatMap(({ note }) => (note ? [valuesOf.note(note)] : [])),
      );
      await locked.put(
        channels,
        Array.from({ length: followed }, (_, channel) => valuesOf.channel(channelOf(channel, now))),
      );
      await locked.put(
        channelItems,
        items.map((item, one) => valuesOf.channelItem(channelItemOf(item, at + one, now))),
      );
      await recordChanges(
        locked,
        items.map(({ content }) => ({ kind: 'video', id: content.contentId, deleted: false })),
      );
    });
  }
}

function summaryOf({ content: { contentId }, transcript: { cues, trackId, language, createdAt } }: CorpusItem) {
  const lines = cues.filter(({ index }) => index % 20 === 0).map(({ text, index }) => ({ text, cites: [index] }));
  const chapters = lines.map((line, at) => ({
    ...{ start: at * 60, end: at * 60 + 60, title: line.text, from: at * 20, to: at * 20 + 20 },
    lines: [line],
  }));
  const digest: SummaryContent = { language, lines, chapters };
  const storedOptions = { product: 'summary', detailLevel: 400 } as const;
  return {
    summaryId: contentId,
    contentId,
    key: 'bench',
    wish: storedOptions,
    trackId,
    createdAt,
    digest,
    made: { engine: 'offline' as const },
  };
}

const channelOf = (at: number, now: number) => ({
  ...{ channelId: `web:${at}`, channelUrl: `https://channels.example/${at}`, title: `Channel ${at}`, addresses: [] },
  ...{ lastSeenAt: now, unseen: 0, autoSummarize: false, subscribedAt: now },
  // Fresh, because whoever looks at a stale feed waits up to three seconds for its server.
  refresh: { feedUrl: `https://channels.example/${at}.xml`, platform: 'web', failures: 0, nextAt: never, requestedAt: never },
});

const channelItemOf = ({ content }: CorpusItem, number: number, now: number) => ({
  ...{ channelId: `web:${number % followed}`, itemId: content.contentId, contentId: content.contentId },
  ...{ title: content.title, sourceUrl: content.sourceUrl, at: now - number * 20_000, arrivedAt: 0 },
});
