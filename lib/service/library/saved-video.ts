import type { SavedVideo } from '../../contract/library.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content, SavedItem, Summary } from '../../records/records.ts';
import { linesMarkdown, summaryMarkdown } from '../../text/markdown.ts';
import { isoTime } from '../iso-time.ts';

/** A saved medium as results show it, with its newest summary. Its words come along where they are asked for. */
export async function savedVideo(
  ports: Ports,
  content: Content,
  item: SavedItem,
  { withSubtitles = false } = {},
): Promise<SavedVideo> {
  const { store } = ports;
  const { contentId } = content;
  const [note, summary, transcript] = await Promise.all([
    store.getNote(contentId),
    newestSummary(ports, contentId),
    withSubtitles ? store.getTranscript(contentId) : undefined,
  ]);
  return {
    id: contentId,
    title: titleOf(content, item),
    sourceUrl: content.sourceUrl,
    htmlUrl: ports.htmlUrl(contentId),
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
    subtitles: transcript?.cues ?? null,
    tags: item.tags,
    favourite: item.favourite,
    createdAt: isoTime(item.createdAt),
    updatedAt: isoTime(item.updatedAt),
    ...(item.deletedAt !== undefined && { deletedAt: isoTime(item.deletedAt) }),
  };
}

/** The person's own name for it comes before the site's. */
export const titleOf = (content: Content, item: SavedItem | undefined): string => item?.title || content.title;

export async function newestSummary({ store }: Ports, contentId: string): Promise<Summary | undefined> {
  const summaries = await store.listSummaries(contentId);
  return summaries.find(({ wish }) => wish.product === 'summary');
}
