import type { MediumRecords } from '../ports/exporter.ts';
import type { LibraryRecord } from '../ports/library-records.ts';
import { linesMarkdown } from '../text/markdown.ts';
import type { ExportItem } from './export-item.ts';

/** What is kept of a medium, as people and other programs read it. */
export function itemOf({ content, saved, note, summary, transcript }: MediumRecords): ExportItem {
  const { contentId, site, sourceUrl, title, author, channelUrl, coverUrl, duration, publishedAt, createdAt, updatedAt } =
    content;
  const { lines = [], chapters = [] } = summary?.digest ?? {};
  return {
    contentId,
    site,
    sourceUrl,
    title: saved?.title || title,
    author,
    channelUrl,
    coverUrl,
    duration,
    publishedAt,
    language: transcript?.language ?? '',
    tags: saved?.tags ?? [],
    createdAt: saved?.createdAt ?? createdAt,
    updatedAt: saved?.updatedAt ?? updatedAt,
    note: note?.text ?? '',
    summary: linesMarkdown(lines),
    // One chapter is the whole, which the summary tells.
    chapters:
      chapters.length > 1
        ? chapters.map(({ start, end, title, lines }) => ({ start, end, title, summary: linesMarkdown(lines) }))
        : [],
    cues: transcript?.cues ?? [],
  };
}

/** The same as a library file holds it. */
export const recordsOf = ({ content, saved, note, summary, transcript }: MediumRecords): LibraryRecord[] => [
  { kind: 'content', value: content },
  ...(transcript ? [{ kind: 'transcript', value: transcript } as const] : []),
  ...(summary ? [{ kind: 'summary', value: summary } as const] : []),
  ...(saved ? [{ kind: 'saved', value: saved } as const] : []),
  ...(note ? [{ kind: 'note', value: note } as const] : []),
];
