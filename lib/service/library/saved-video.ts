import type { SavedVideo } from '../../contract/library.ts';
import { linesMarkdown, summaryMarkdown } from '../../markdown/summary-markdown.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import type { Note } from '../../records/note.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import type { Summary } from '../../records/summary.ts';
import { titleOf } from '../../records/title-of.ts';
import { isoTime } from '../iso-time.ts';

/** Returns a saved media item, video or audio, as the operations show it, with its newest summary and its transcript. */
export const savedVideo = async (ports: Ports, content: Content, item: SavedItem): Promise<SavedVideo> =>
  (await savedVideos(ports, [{ content, item }], true))[0]!;

/** Saved media items as lists show them, by a constant number of queries. */
export async function savedVideos(
  { store, htmlUrl }: Ports,
  media: { content: Content; item: SavedItem }[],
  includeSubtitles: boolean,
): Promise<SavedVideo[]> {
  const ids = media.map(({ content }) => content.contentId);
  const [notes, summaries, transcripts] = await Promise.all([
    store.getNotes(ids),
    store.listNewestSummaries(ids),
    includeSubtitles ? store.getTranscripts(ids) : [],
  ]);
  return media.map(({ content, item }, at) => ({
    ...toSavedVideo(content, item, notes[at], summaries[at], htmlUrl(content.contentId)),
    subtitles: transcripts[at]?.cues ?? null,
  }));
}

function toSavedVideo(
  content: Content,
  item: SavedItem,
  note: Note | undefined,
  summary: Summary | undefined,
  htmlUrl: string,
): Omit<SavedVideo, 'subtitles'> {
  return {
    id: content.contentId,
    title: titleOf(content, item),
    sourceUrl: content.sourceUrl,
    htmlUrl,
    service: content.site,
    kind: content.kind,
    author: content.author,
    channelId: item.channelId,
    channelTitle: content.author,
    coverUrl: content.coverUrl,
    publishedAt: content.publishedAt,
    duration: content.duration,
    note: note?.text ?? '',
    summary: summary ? summaryMarkdown(summary.digest, []) : '',
    chapters:
      summary?.digest.chapters.map(({ start, end, title, lines }) => ({ start, end, title, summary: linesMarkdown(lines) })) ??
      null,
    tags: item.tags,
    favourite: item.favourite,
    createdAt: isoTime(item.createdAt),
    updatedAt: isoTime(item.updatedAt),
    ...(item.deletedAt !== undefined && { deletedAt: isoTime(item.deletedAt) }),
  };
}
