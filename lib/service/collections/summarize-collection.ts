import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Store } from '../../ports/store.ts';
import type { Collection } from '../../records/collection.ts';
import { titleOf } from '../../records/title-of.ts';
import { answerFromPassages } from '../products/answer.ts';

/** Lines of each video's summary that go into the collection's, and the most videos that it covers. */
const linesPerVideo = 3;
const maxVideos = 100;

const question = `What do these videos say together? Write an overview of them all: what they agree on, where they differ,
and what each adds that the others lack.`;

/**
 * Returns the replacement for a summary that was not generated: the first lines of the newest summary of each item; empty without
 * summaries.
 */
export async function firstLinesOf(
  reader: Pick<Store, 'listNewestSummaries'>,
  contentIds: string[],
): Promise<{ text: string }[]> {
  const summaries = await reader.listNewestSummaries(contentIds.slice(0, maxVideos));
  return summaries.flatMap((summary) => summary?.digest.lines.slice(0, linesPerVideo) ?? []);
}

/** Creates the summary of a collection from those of its items; each line cites the items that support it. */
export async function summarizeCollection(
  ports: Ports,
  collection: Collection,
  outputLanguage: string | undefined,
  signal: AbortSignal,
): Promise<NonNullable<Collection['aggregated']>> {
  const { store, clock } = ports;
  const ids = (await store.listItems(collection.id)).slice(0, maxVideos).map(({ contentId }) => contentId);
  const [contents, items, summaries] = await Promise.all([
    store.getContents(ids),
    store.getSavedItems(ids),
    store.listNewestSummaries(ids),
  ]);
  const passages = contents.flatMap((content, at) => {
    const summary = summaries[at];
    if (!content || !summary) return [];
    const title = titleOf(content, items[at]);
    return summary.digest.lines
      .slice(0, linesPerVideo)
      .map(({ text }, index) => ({ id: content.contentId, from: index, to: index + 1, title, text }));
  });
  if (passages.length === 0) throw new Failure('notFound', 'No item of the collection has a summary. Summarize one first.');
  const { lines } = await answerFromPassages(
    ports,
    { question, outputLanguage, passages, history: [] },
    async () => ({ lines: passages.map((passage) => ({ text: passage.text, cites: [passage] })), suggestedQuestions: [] }),
    signal,
  );
  return {
    lines: lines.map(({ text, cites }) => ({ text, cites: [...new Set(cites.map(({ id }) => id))] })),
    createdAt: clock.now(),
  };
}
