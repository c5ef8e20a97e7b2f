import type { ExportFormat } from '../contract/exporting.ts';
import { Failure } from '../contract/failure.ts';
import type { ExportFile, ExportFileRequest } from '../ports/exporter.ts';
import { writeSubtitles } from '../subtitles/write-subtitles.ts';
import { ankiCards } from './anki-cards.ts';
import type { ExportItem } from './export-item.ts';
import { fileName } from './file-name.ts';
import { htmlBundle } from './html/html-bundle.ts';
import { itemMarkdown } from './item-markdown.ts';
import { obsidianUri } from './obsidian-uri.ts';
import { partLine } from './part-line.ts';
import { quotesOf } from './quotes-of.ts';
import { toExportItem, toLibraryRecords } from './to-export-item.ts';

const kinds: Record<ExportFormat, [extension: string, mimeType: string]> = {
  markdown: ['md', 'text/markdown'],
  obsidian: ['md', 'text/markdown'],
  html: ['html', 'text/html'],
  srt: ['srt', 'application/x-subrip'],
  vtt: ['vtt', 'text/vtt'],
  ass: ['ass', 'text/x-ssa'],
  ttml: ['ttml', 'application/ttml+xml'],
  txt: ['txt', 'text/plain'],
  json: ['json', 'application/json'],
  anki: ['tsv', 'text/tab-separated-values'],
};

/** Formats whose names say that they are partial, as their contents have no place for it. */
const partMarkedInName = new Set<ExportFormat>(['srt', 'ass', 'ttml', 'txt']);

/** Formats that contain images. */
const illustrated = new Set<ExportFormat>(['markdown', 'html', 'anki']);

/** Writes a media item as a file for another program. Throws `notFound` with `details: {missing}`. */
export function writeMediaFile(request: ExportFileRequest): ExportFile {
  const { mediaItem, format } = request;
  const item = toExportItem(mediaItem, { withImages: illustrated.has(format) });
  const [extension, mimeType] = kinds[format];
  // At the start of the name, because long names are cut.
  const part = partMarkedInName.has(format) ? partLine(item.heard, 0, request.labels).replaceAll(':', '.') : '';
  const name = fileName(part ? `${part} – ${item.title}` : item.title, extension);
  const file = { fileName: name, mimeType, text: textOf(item, request) };
  if (format !== 'obsidian') return file;
  const { uri, clipboard } = obsidianUri({ file: file.fileName.slice(0, -'.md'.length), content: file.text });
  return { ...file, uri, ...(clipboard !== undefined && { usesClipboard: true }) };
}

function textOf(item: ExportItem, { mediaItem, format, withTranscript, labels, language }: ExportFileRequest): string {
  switch (format) {
    case 'markdown':
    case 'obsidian':
      return itemMarkdown(item, { labels, transcript: withTranscript });
    case 'html':
      return htmlBundle([item], toLibraryRecords(mediaItem), { labels, language });
    case 'json':
      return `${JSON.stringify(item, undefined, 2)}\n`;
    case 'anki': {
      const quotes = quotesOf(item);
      if (quotes.length === 0) throw missing('quotes');
      return ankiCards([{ ...item, quotes }]);
    }
    default: {
      if (item.cues.length === 0) throw missing('words');
      const written = writeSubtitles(item.cues, format);
      // In WebVTT a note ends at an arrow, or an empty line.
      const part = partLine(item.heard, item.duration, labels).replace(/[\s>]+/g, ' ');
      return part && format === 'vtt' ? written.replace('WEBVTT\n', `WEBVTT\n\nNOTE ${part}\n`) : written;
    }
  }
}

const missing = (what: 'words' | 'quotes') =>
  new Failure('notFound', `The media item has no ${what === 'words' ? 'transcript' : what}.`, { missing: what });
