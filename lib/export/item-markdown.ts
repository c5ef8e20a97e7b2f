import type { ExportLabels } from '../contract/exporting.ts';
import { escapeMarkdown } from '../markdown/escape-markdown.ts';
import { paddedClockTime } from '../markdown/summary-markdown.ts';
import { closeBlocks } from './close-blocks.ts';
import type { ExportItem } from './export-item.ts';
import { englishLabels } from './export-labels.ts';
import { frontMatter } from './front-matter.ts';
import { itemFacts } from './item-facts.ts';
import { partLine } from './part-line.ts';
import { timeUrl, withTimeUrls } from './time-url.ts';

export interface ItemMarkdownOptions {
  labels?: ExportLabels;
  /** Whether the file ends with the transcript. */
  transcript?: boolean;
}

/** Writes a media item as a Markdown file: front matter, summary, chapters with linked times, notes, quotes, transcript. */
export const itemMarkdown = (item: ExportItem, options: ItemMarkdownOptions = {}): string =>
  `${frontMatter(item)}\n${[`# ${escapeMarkdown(item.title)}`, itemSections(item, options)].filter(Boolean).join('\n\n')}\n`;

/** Writes the same without title and front matter, for pages that have their own. */
export const itemNote = (item: ExportItem, options: ItemMarkdownOptions = {}): string =>
  [aboutMarkdown(item), itemSections(item, options)].filter(Boolean).join('\n\n');

function itemSections(item: ExportItem, { labels: given, transcript = false }: ItemMarkdownOptions): string {
  const labels = { ...englishLabels, ...given };
  const { heard, summaryHeard, duration } = item;
  const summaryPart = summaryHeard === heard ? '' : emphasis(partLine(summaryHeard, duration, labels));
  const sections: [heading: string, text: string][] = [
    [labels.summary, item.summary && [summaryPart, item.summary].filter(Boolean).join('\n\n')],
    [labels.chapters, chapterMarkdown(item)],
    [labels.slides, slideMarkdown(item)],
    [labels.notes, withTimeUrls(item.note, item, item.pictures)],
    [labels.quotes, quoteMarkdown(item)],
    [labels.transcript, transcript ? transcriptMarkdown(item) : ''],
  ];
  const shown = sections.flatMap(([heading, text]) => (text.trim() ? [`## ${heading}`, closeBlocks(text.trim())] : []));
  return [emphasis(partLine(heard, duration, labels)), ...shown].filter(Boolean).join('\n\n');
}

function aboutMarkdown(item: ExportItem): string {
  const url = timeUrl(item, 0);
  return [...itemFacts(item).map(escapeMarkdown), ...(url ? [link(new URL(url).host, url)] : [])].join(' · ');
}

const chapterMarkdown = (item: ExportItem): string =>
  item.chapters
    .flatMap(({ start, title, summary }) => [
      `### ${timeLink(item, start)} ${escapeMarkdown(title)}`.trim(),
      closeBlocks(summary.trim()),
    ])
    .filter(Boolean)
    .join('\n\n');

/** Writes the text of the slides; their images need an HTML page. */
const slideMarkdown = (item: ExportItem): string =>
  (item.slides ?? [])
    .flatMap(({ startTime, text, caption }) => {
      // A line of marks alone would turn the lines above it into a heading.
      const lines = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
      const shownLines = [...lines.map(escapeMarkdown), ...(caption?.trim() ? [`*${escapeMarkdown(caption)}*`] : [])];
      return shownLines.length > 0 ? `${timeLink(item, startTime)} ${shownLines.join('\\\n')}` : [];
    })
    .join('\n\n');

const quoteMarkdown = (item: ExportItem): string =>
  (item.quotes ?? [])
    .flatMap(({ startTime, text, speaker, note }) => [
      `> ${spoken(text, speaker)} ${timeLink(item, startTime)}`,
      ...(note?.trim() ? [closeBlocks(note.trim())] : []),
    ])
    .join('\n\n');

const transcriptMarkdown = (item: ExportItem): string =>
  item.cues.map(({ startTime, text, speaker }) => `${timeLink(item, startTime)} ${spoken(text, speaker)}`).join('\n\n');

const emphasis = (line: string): string => line && `*${escapeMarkdown(line)}*`;

const spoken = (text: string, speaker?: string) => (speaker ? `**${escapeMarkdown(speaker)}:** ` : '') + escapeMarkdown(text);

function timeLink(item: ExportItem, seconds: number): string {
  const url = timeUrl(item, seconds);
  return url ? link(paddedClockTime(seconds), url) : paddedClockTime(seconds);
}

/** Writes a link; an address with parentheses is enclosed, because they could end a bare one. */
const link = (text: string, url: string): string => (/[()]/.test(url) ? `[${text}](<${url}>)` : `[${text}](${url})`);
