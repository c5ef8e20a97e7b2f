import { fold } from '../encoding/fold.ts';
import type { IndexedDocument } from '../ports/search-store.ts';
import type { Store } from '../ports/store.ts';
import type { Summary, SummaryContent } from '../records/summary.ts';
import { titleOf } from '../records/title-of.ts';
import type { Transcript } from '../records/transcript.ts';
import type { Visuals } from '../records/visuals.ts';
import { readSharedMedia } from './read-shared-media.ts';
import { toSlideLines } from './to-slide-lines.ts';
import { toWordLines } from './word-lines.ts';

/** The methods of the store that search needs to read the library. */
export type SearchedStore = Pick<
  Store,
  | 'listChanges'
  | 'getContent'
  | 'getSaved'
  | 'getNote'
  | 'getTranscript'
  | 'findSummary'
  | 'getVisuals'
  | 'listItems'
  | 'readGroup'
>;

/** Maximum characters of a note that are searched. */
const maxNoteLength = 20_000;

/** The searchable content of one media item, before the index assigns a slot to it. */
export interface ReadDocument extends Omit<IndexedDocument, 'slot'> {
  /** Folded texts: transcript, summary and slides. */
  texts: string[];
}

/** Reads the searchable content of a media item: the user's own, otherwise a shared one. Items in the trash are excluded. */
export async function readDocument(store: SearchedStore, contentId: string): Promise<ReadDocument | undefined> {
  const [saved, content, note, transcript, summary, visuals] = await Promise.all([
    store.getSaved(contentId),
    store.getContent(contentId),
    store.getNote(contentId),
    // One record that can't be read must not keep the others from being found.
    store.getTranscript(contentId).catch(() => undefined),
    store.findSummary(contentId),
    store.getVisuals(contentId),
  ]);
  if (saved?.deletedAt !== undefined) return undefined;
  if (!saved || !content) return readShared(store, contentId);
  return {
    contentId,
    source: sourceOf(transcript, summary, visuals),
    title: toWordLines(fold(titleOf(content, saved))),
    note: toWordLines(fold((note?.text ?? '').slice(0, maxNoteLength))),
    channelId: saved.channelId,
    tags: saved.tags,
    createdAt: saved.createdAt,
    texts: textsOf(transcript, summary, visuals),
  };
}

async function readShared(store: SearchedStore, contentId: string): Promise<ReadDocument | undefined> {
  const shared = await readSharedMedia(store, contentId);
  if (!shared) return undefined;
  const { item, content, transcript, summary } = shared;
  return {
    contentId,
    isShared: true,
    source: sourceOf(transcript, summary),
    title: toWordLines(fold(content.title)),
    note: '',
    tags: [],
    createdAt: item.addedAt,
    texts: textsOf(transcript, summary),
  };
}

const sourceOf = (transcript?: Transcript, summary?: Summary, visuals?: Visuals): string =>
  JSON.stringify([
    ...[transcript?.trackId, transcript?.createdAt, summary?.summaryId],
    // Media without slides are called as they were before there were any.
    ...(visuals ? [visuals.createdAt] : []),
  ]);

const textsOf = (transcript?: Transcript, summary?: Summary, visuals?: Visuals): string[] => [
  ...(transcript ? [fold(transcript.cues.map(({ text }) => text).join('\n'))] : []),
  ...(summary ? [fold(summaryText(summary.digest))] : []),
  ...(visuals
    ? [
        fold(
          toSlideLines(visuals.slides)
            .map(({ text }) => text)
            .join('\n'),
        ),
      ]
    : []),
];

/** Returns the text of a summary, one line each. */
export const summaryText = ({ lines, chapters }: SummaryContent): string =>
  [...lines, ...chapters.flatMap((chapter) => [{ text: chapter.title }, ...chapter.lines])].map(({ text }) => text).join('\n');
