import { imageDataUrl } from '../encoding/image-data-url.ts';
import { linesMarkdown, summaryMarkdown } from '../markdown/summary-markdown.ts';
import type { MediaRecords } from '../ports/exporter.ts';
import type { LibraryRecord } from '../ports/library-records.ts';
import type { NotePicture } from '../records/note-picture.ts';
import { titleOf } from '../records/title-of.ts';
import type { Slide } from '../records/visuals.ts';
import type { ExportItem, ExportSlide } from './export-item.ts';

/** Converts the records of a media item to the form of exports. Images are left out by default, because of their size. */
export function toExportItem(
  { content, saved, note, pictures, summary, transcript, visuals }: MediaRecords,
  { withImages = false } = {},
): ExportItem {
  const { contentId, site, sourceUrl, author, channelUrl, coverUrl, duration, publishedAt, createdAt, updatedAt } = content;
  const { chapters = [] } = summary?.digest ?? {};
  return {
    contentId,
    site,
    sourceUrl,
    title: titleOf(content, saved),
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
    ...(withImages && pictures?.length && { pictures: new Map(pictures.flatMap(pictureEntry)) }),
    summary: summary ? summaryMarkdown({ ...summary.digest, chapters: [] }, []) : '',
    // A single chapter repeats the summary.
    chapters:
      chapters.length > 1
        ? chapters.map(({ start, end, title, lines }) => ({ start, end, title, summary: linesMarkdown(lines) }))
        : [],
    cues: transcript?.cues ?? [],
    ...(transcript?.isPartial && { heard: transcript.cues.at(-1)?.endTime ?? 0 }),
    ...(summary?.heard !== undefined && { summaryHeard: summary.heard }),
    ...(visuals && { slides: visuals.slides.map((slide) => slideOf(slide, withImages)) }),
  };
}

function pictureEntry({ pictureId, image }: NotePicture): [id: string, url: string][] {
  const url = imageDataUrl(image);
  return url ? [[pictureId, url]] : [];
}

function slideOf({ startTime, endTime, text, caption, image }: Slide, withImage: boolean): ExportSlide {
  const imageUrl = withImage ? imageDataUrl(image) : undefined;
  return { startTime, endTime, text, ...(caption && { caption }), ...(imageUrl && { imageUrl }) };
}

/** The same records in the form of a library file, without slides and pictures, which an exported page contains already. */
export const toLibraryRecords = ({ content, saved, note, summary, transcript }: MediaRecords): LibraryRecord[] => [
  { kind: 'content', value: content },
  ...(transcript ? [{ kind: 'transcript', value: transcript } as const] : []),
  ...(summary ? [{ kind: 'summary', value: summary } as const] : []),
  ...(saved ? [{ kind: 'saved', value: saved } as const] : []),
  ...(note ? [{ kind: 'note', value: note } as const] : []),
];
