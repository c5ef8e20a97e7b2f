import { timeUrl } from '../../lib/export/time-url.ts';
import type { Store } from '../../lib/ports/store.ts';
import { groupIntoPassages } from '../../lib/records/group-into-passages.ts';
import type { CitedLine } from '../../lib/records/summary.ts';
import { titleOf } from '../../lib/records/title-of.ts';
import type { ItemView } from '../pages/item-page.ts';

/**
 * Reads a media item for its page: summary, chapters, note and transcript, with the user's title before the site's. Returns
 * undefined for an item in the trash.
 */
export async function readItem(store: Store, contentId: string): Promise<ItemView | undefined> {
  const [content, saved] = await Promise.all([store.getContent(contentId), store.getSaved(contentId)]);
  if (!content || saved?.deletedAt !== undefined) return undefined;
  const [[summary], note] = await Promise.all([store.listNewestSummaries([contentId]), store.getNote(contentId)]);
  const transcript = await store.getTranscript(contentId, summary?.trackId);
  const cues = transcript?.cues ?? [];
  const moment = (seconds: number) => ({ seconds, url: timeUrl(content, seconds) });
  const lineOf = ({ text, cites }: CitedLine) => {
    const cue = cues[cites[0]!];
    return { text, moment: cue && moment(cue.startTime) };
  };
  return {
    title: titleOf(content, saved),
    url: timeUrl(content, 0),
    author: content.author,
    publishedAt: content.publishedAt,
    duration: content.duration,
    language: summary?.digest.language,
    lines: summary?.digest.lines.map(lineOf) ?? [],
    chapters:
      summary?.digest.chapters.map(({ title, start, lines }) => ({ title, moment: moment(start), lines: lines.map(lineOf) })) ??
      [],
    own: {
      note: note?.text ?? '',
      noteTimes: content,
      language: transcript?.language,
      passages: groupIntoPassages(cues).map(({ startTime, ...passage }) => ({ ...passage, moment: moment(startTime) })),
    },
  };
}
