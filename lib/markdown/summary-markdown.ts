import type { Cue } from '../contract/cue.ts';
import { groupIntoParagraphs } from '../records/group-into-paragraphs.ts';
import type { CitedLine, SummaryContent } from '../records/summary.ts';
import { escapeMarkdown } from './escape-markdown.ts';

/** Options of a summary's Markdown. */
export interface MarkdownOptions {
  /** Prefixes each line with the time of its first cue: `[mm:ss]`, `[h:mm:ss]` from one hour on. */
  showTimestamp?: boolean;
}

/** Formats a summary: what it is about, the lines over the whole, then those of each chapter under its title. */
export function summaryMarkdown(
  { overview = '', lines, chapters }: SummaryContent,
  cues: readonly Cue[],
  options: MarkdownOptions = {},
): string {
  const chaptersWithLines = chapters.length > 1 ? chapters.filter((chapter) => chapter.lines.length > 0) : [];
  const parts = chaptersWithLines.map(
    ({ title, start, lines }) =>
      `## ${formatLineTime(start, options)}${formatTitle(title, start)}\n\n${linesMarkdown(lines, cues, options)}`,
  );
  const about = overview.split('\n').map(escapeMarkdown).join('\n\n');
  return [about, linesMarkdown(lines, cues, options), ...parts].filter(Boolean).join('\n\n');
}

/** Formats the lines of a summary as a Markdown list. */
export const linesMarkdown = (lines: readonly CitedLine[], cues: readonly Cue[] = [], options: MarkdownOptions = {}): string =>
  lines.map(({ text, cites }) => `- ${formatLineTime(cues[cites[0]!]?.startTime, options)}${escapeMarkdown(text)}`).join('\n');

/** Formats the chapters as prose, or as labeled excerpts; '' if there are none. */
export function articleMarkdown(title: string, { chapters }: SummaryContent, { isProse = false } = {}): string {
  const chaptersWithLines = chapters.filter(({ lines }) => lines.length > 0);
  if (chaptersWithLines.length === 0) return '';
  const formatBody = isProse ? formatParagraphs : formatExcerpts;
  const parts = chaptersWithLines.flatMap(({ title, start, lines }) => [`## ${formatTitle(title, start)}`, ...formatBody(lines)]);
  const heading = title.trim() === '' ? [] : [`# ${escapeMarkdown(title)}`];
  const label = isProse ? [] : ['*Excerpts, in the speakers’ own words.*'];
  return [...heading, ...label, ...parts].join('\n\n');
}

const formatExcerpts = (lines: readonly CitedLine[]) => lines.map(({ text }) => `> ${escapeMarkdown(text)}`);
const formatParagraphs = (lines: readonly CitedLine[]) =>
  groupIntoParagraphs(lines).map((paragraph) => paragraph.map(({ text }) => escapeMarkdown(text)).join(' '));

/** Formats seconds as `mm:ss`, or `h:mm:ss` from one hour on. */
export function paddedClockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, secondsPart] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const clock = `${String(minutes).padStart(2, '0')}:${String(secondsPart).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

const formatTitle = (title: string, start: number) => escapeMarkdown(title) || paddedClockTime(start);

const formatLineTime = (seconds: number | undefined, { showTimestamp }: MarkdownOptions) =>
  showTimestamp && seconds !== undefined ? `[${paddedClockTime(seconds)}] ` : '';
